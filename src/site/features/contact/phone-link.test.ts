/** @jest-environment node */
import { phoneLink } from './phone-link'

test.each([
  ['+420 555 123 456', 'tel:+420555123456'],
  ['+1 (212) 555-0100', 'tel:+12125550100'],
  ['+49 (0)30 555 010-50', 'tel:+493055501050'],
  ['+43 1/555.010', 'tel:+431555010'],
])('%s dials %s', (written, dialled) => {
  expect(phoneLink(written)).toBe(dialled)
})
