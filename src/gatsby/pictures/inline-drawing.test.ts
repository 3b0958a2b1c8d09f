/** @jest-environment node */
import { inlineDrawing } from './inline-drawing'

const svg = `<?xml version="1.0"?>
<!-- Made by hand -->
<svg xmlns="http://www.w3.org/2000/svg" width="400px" height="240px"><title>Plan</title>
<g fill="none" stroke="currentColor"><path id="hall" style="stroke-width:3" d="M0 0H9"/><use href="#hall"/></g></svg>`

test('a drawing keeps what it draws, has prefixed ids, and neither comments nor style attributes', () => {
  const { viewBox, markup } = inlineDrawing(svg, 'd1')
  expect(viewBox).toBe('0 0 400 240')
  expect(markup).toContain('id="d1-hall"')
  expect(markup).toContain('href="#d1-hall"')
  expect(markup).toContain('stroke-width="3"')
  expect(markup).toContain('stroke="currentColor"')
  expect(markup).not.toMatch(/<!--|<title|style=|<\?xml/)
})

test('it has the coordinates of its viewBox in the drawing around it, too', () => {
  const cropped = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="40 20 90 60" width="45"><path d="M40 20h90"/></svg>'
  const { viewBox, markup } = inlineDrawing(cropped, 'd1')
  expect(viewBox).toBe('40 20 90 60')
  expect(markup).toMatch(/^<svg xmlns="[^"]+" x="40" y="20" width="90" height="60" viewBox/)
  expect(markup).not.toContain('width="45"')
})
