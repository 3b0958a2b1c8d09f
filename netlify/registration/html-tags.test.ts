/** @jest-environment node */
import { attributesOf, rewriteTags, writeTag, type Tag } from './html-tags'

const seen = (html: string) => {
  const tags: string[] = []
  rewriteTags(html, ({ name }, closing) => void tags.push(closing ? `/${name}` : name), () => undefined) // prettier-ignore
  return tags
}

test('attributes are read in any order and any quotes', () => {
  const read = (text: string) => Object.fromEntries(attributesOf(text))
  expect(read(` a="1" b='2' c=3 d E="x>y" f = "g" data-x=""/`)).toEqual({ a: '1', b: '2', c: '3', d: true, e: 'x>y', f: 'g', 'data-x': '' }) // prettier-ignore
  expect(read(' a="1" A="2"')).toEqual({ a: '1' })
})

test('comments, scripts, styles and templates hold no tags', () => {
  const html = '<p><!-- <b> --><script>"<b>"</script><style>a>b{}</style><template><b></b></template><i>x</i></p>'
  expect(seen(html)).toEqual(['p', 'i', '/i', '/p'])
})

test('a > in a quoted value does not end the tag', () => {
  expect(seen(`<p title="a > <b>" data-x='<i>'><u>`)).toEqual(['p', 'u'])
})

test('what is not rewritten stays as it is, letter by letter', () => {
  const html = `<!DOCTYPE html>\n<P  class=a >1 < 2 & 3 <br/>$1 $&</P><input value='"'>`
  expect(rewriteTags(html, () => undefined, () => undefined)).toBe(html) // prettier-ignore
})

test('a tag that is rewritten keeps its other attributes', () => {
  const rewrite = (tag: Tag) => {
    tag.attributes.set('value', '&lt;')
    return writeTag(tag)
  }
  expect(rewriteTags(`<input required name='a"b' id=x />`, rewrite, () => undefined)).toBe('<input required name="a&quot;b" id="x" value="&lt;">') // prettier-ignore
})
