import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AnchorFocus } from './anchor-focus'

const nextFrame = () => new Promise(requestAnimationFrame)

const at = (hash: string, pathname = '/') => (
  <>
    <AnchorFocus location={{ pathname, hash }} />
    <button type="button">Menu</button>
    <section id="contact">
      <a href="/map">Map</a>
    </section>
    <dialog id="work" />
  </>
)

test('on the first page, the focus is the browser’s own affair', async () => {
  render(at('#contact'))
  await nextFrame()
  expect(document.body).toHaveFocus()
})

test('Tab goes on from the anchor that was followed', async () => {
  const { rerender } = render(at(''))
  await userEvent.click(screen.getByRole('button'))
  rerender(at('#contact'))
  await nextFrame()
  expect(document.activeElement).toHaveAttribute('id', 'contact')
  await userEvent.tab()
  expect(screen.getByRole('link')).toHaveFocus()
  expect(document.getElementById('contact')).not.toHaveAttribute('tabindex')
})

test('the focus stays where it is at a large work, and inside the anchor', async () => {
  const { rerender } = render(at('#work'))
  await nextFrame()
  expect(document.body).toHaveFocus()
  screen.getByRole('link').focus()
  rerender(at('#contact'))
  await nextFrame()
  expect(screen.getByRole('link')).toHaveFocus()
})
