import * as React from 'react'
import { screen } from '@testing-library/react'
import { renderIn } from '../../../tests/support/render'
import { Prose } from './prose'

test('addresses in a text are links, which do not break unless they are long', () => {
  const long = 'somebody-with-a-very-long-name@majakka.example'
  renderIn('en', <Prose text={`Call +420 555 010 050.\n\nWrite to six@majakka.example, or ${long}.`} />)
  const [phone, email, other] = screen.getAllByRole('link')
  expect(phone).toHaveAttribute('href', 'tel:+420555010050')
  expect(email).toHaveAttribute('href', 'mailto:six@majakka.example')
  expect([phone, email, other].map((link) => link?.className)).toEqual(['unbroken', 'unbroken', ''])
  expect(email?.closest('p')).toHaveTextContent(`Write to six@majakka.example, or ${long}.`)
})
