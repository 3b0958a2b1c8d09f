/** @jest-environment node */
import fc from 'fast-check'
import { readDrawing } from './drawing'
import { drawingAttributes, drawingElements, sayingAttributes } from './drawing-names'

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n${inside}\n</svg>`

const partOf = (text: string) => readDrawing(Buffer.from(text)).forbidden?.what

test.each([
  ['<script>alert(1)</script>', '<script>'],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', '<s:script>'],
  ['<html:script xmlns:html="http://www.w3.org/1999/xhtml">alert(1)</html:script>', '<html:script>'],
  ['<h:path xmlns:h="http://www.w3.org/1999/xhtml"/>', '<h:path>'],
  ['<path xmlns=""/>', '<path xmlns="">'],
  ['<style>@import "x.css";<g/></style>', '<g>'],
  ['<foreignObject/>', '<foreignObject>'],
  ['<animate attributeName="href" values="javascript:alert(1)"/>', '<animate>'],
  ['<animateTransform attributeName="transform"/>', '<animateTransform>'],
  ['<animateMotion/>', '<animateMotion>'],
  ['<set attributeName="href" to="javascript:alert(1)"/>', '<set>'],
  ['<handler type="application/ecmascript">alert(1)</handler>', '<handler>'],
  ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', '<a>'],
  ['<feImage href="https://evil.example/x.png"/>', '<feImage>'],
  ['<SCRIPT>alert(1)</SCRIPT>', '<SCRIPT>'],
  ['<rect onload="alert(1)"/>', 'onload'],
  ['<rect ev:event="click" xmlns:ev="http://www.w3.org/2001/xml-events"/>', 'ev:event'],
  ['<g xml:base="https://evil.example/"><use href="#a"/></g>', 'xml:base'],
  ['<use href="https://evil.example/x.svg#a"/>', 'href="https://evil.example/x.svg#a"'],
  ['<use href="java&#115;cript:alert(1)"/>', 'href="javascript:alert(1)"'],
  ['<use xlink:href="other.svg#a"/>', 'xlink:href="other.svg#a"'],
  ['<use l:href="//evil.example/x.svg#a" xmlns:l="http://www.w3.org/1999/xlink"/>', 'l:href="//evil.example/x.svg#a"'],
  ['<image href="https://evil.example/x.png"/>', 'href="https://evil.example/x.png"'],
  ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>', 'href="data:image/svg+xml;base64,PHN2Zz4="'],
  ['<use href="data:image/png;base64,AAAA"/>', 'href="data:image/png;base64,AAAA"'],
  ['<style>@import "https://evil.example/x.css";</style>', '@import'],
  ['<style><![CDATA[@font-face{src:url(x.woff)}]]></style>', '@font-face'],
  ['<style>\\40 import "x.css";</style>', '\\4'],
  ['<style>path{fill:url(https://evil.example/x.svg#a)}</style>', 'url(https://evil.example/x.svg#a'],
  ['<style>path{fill:URL( "//evil.example")}</style>', 'URL( "//evil.example'],
  [
    '<style>svg{background:image-set("https://evil.example/x.png" 1x)}</style>',
    'image-set("https://evil.example/x.png',
  ],
  ['<style>rect{width:expression(alert(1))}</style>', 'expression(alert(1'],
  ['<style>a{b:<!-- -->url(x)}</style>', 'url(x'],
  ['<path fill="url(https://evil.example/#a)"/>', 'fill="url(https://evil.example/#a)"'],
  ['<path style="mask:u\\72l(x)"/>', 'style="mask:u\\72l(x)"'],
  ['<path cursor="url(x.cur)"/>', 'cursor'],
])('a drawing may not hold %s', (inside, what) => {
  expect(readDrawing(Buffer.from(drawing(inside)))).toEqual({ forbidden: { what, line: 2 } })
})

test.each([
  ['<?xml-stylesheet href="x.css"?>', '<?xml-stylesheet?>'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]>', '<!ENTITY>'],
  ['<?xml version="1.0" encoding="UTF-16"?>', 'encoding="UTF-16"'],
])('a drawing may not begin with %s', (head, what) => {
  expect(partOf(head + drawing('<path d="M0 0"/>'))).toBe(what)
})

test('what drawing programs write is allowed', () => {
  const text = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: a drawing program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${drawing(
  `<title>Logo &amp; name</title>
  <style type="text/css"><![CDATA[.a{fill:#FFF;clip-path:url(#c)}.b:not(.a){font-family:'Archivo Bold'}]]></style>
  <defs><linearGradient id="g" gradientTransform="rotate(45 .5 .5)"><stop offset="0" style="stop-color:rgb(1,2,3)"/>
  </linearGradient><clipPath id="c"><rect width="9" height="9"/></clipPath></defs>
  <g id="Layer_1" data-name="Layer 1 (copy)" aria-label="x" class="a" transform="translate(1,2) matrix(1 0 0 1 0 0)">
  <path d="M0 0h9v9z" fill="url(#g)" stroke='url("#g")'/><use xlink:href="#c" href="#c"/>
  <image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"/></g>`,
  'viewBox="0 0 9 9" xml:space="preserve" style="enable-background:new 0 0 9 9" role="img" version="1.1"',
)}`
  expect(partOf(text)).toBeUndefined()
})

test.each([
  ['XML that is not closed', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'],
  ['an unknown entity', drawing('<text>&nbsp;</text>')],
  ['text that is no drawing', 'drawing'],
])('%s is an error', (_name, text) => {
  expect(() => partOf(text)).toThrow()
})

test('letters of another encoding are an error', () => {
  expect(() => readDrawing(Buffer.from(drawing('<text>\u00e1</text>'), 'latin1'))).toThrow()
})

const words = fc.stringMatching(/^[A-Za-z][A-Za-z-]{0,12}$/)

test('an element or an attribute that is not on the list is not allowed, whatever it is called', () => {
  fc.assert(
    fc.property(words, fc.constantFrom('', 's:', 'h:'), (word, prefix) => {
      const spaces = 'xmlns:s="http://www.w3.org/2000/svg" xmlns:h="http://www.w3.org/1999/xhtml"'
      const element = partOf(drawing(`<${prefix}${word}/>`, spaces))
      if (prefix === 'h:' || !drawingElements.has(word)) expect(element).toBe(`<${prefix}${word}>`)
      const known =
        drawingAttributes.has(word) || sayingAttributes.has(word) || /^(data|aria)-|^xmlns$|^href$/.test(word)
      if (prefix || !known) expect(partOf(drawing(`<g ${prefix}${word}="1"/>`, spaces))).toBe(`${prefix}${word}`)
    }),
  )
})

test('the shapes of a drawing are known by their ids, and so is a style sheet in it', () => {
  const shapes = (inside: string) => readDrawing(Buffer.from(drawing(inside, 'viewBox="0 0 9 9"')))
  expect(shapes('<g id="a"><path id="b" d="M0 0"/></g>')).toEqual({ ids: ['a', 'b'], hasStyle: false })
  expect(shapes('<style>path{fill:red}</style>')).toEqual({ ids: [], hasStyle: true })
})

test.each([
  ['', true],
  ['viewBox="0 0 9 9"', undefined],
  ['viewBox="0 0 9"', true],
  ['width="40" height="20px"', undefined],
  ['width="100%" height="20"', true],
])('a drawing without proportions cannot be scaled: %s', (attributes, isUnsized) => {
  expect(readDrawing(Buffer.from(drawing('<path d="M0 0"/>', attributes))).isUnsized).toBe(isUnsized)
})
