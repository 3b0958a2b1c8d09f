import { SaxesParser, type SaxesTagNS } from 'saxes'
import { shorten } from '../base/message'
import { drawingAttributes, drawingElements, drawingFunctions, sayingAttributes } from './drawing-names'
import type { Picture } from './picture'

/** What is in a drawing: its forbidden part, or else its shapes. */
export type Drawing = Pick<Picture, 'forbidden' | 'ids' | 'hasStyle' | 'isUnsized'>

const svg = 'http://www.w3.org/2000/svg'
const xlink = 'http://www.w3.org/1999/xlink'

/** The pictures that a drawing may contain. Another drawing would not be checked. */
const ownPicture = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/

/**
 * Reads a drawing. What is not on the list of what draws (drawing-names.ts) is forbidden: a drawing that a visitor opens
 * by its own address is a page of this site, so its scripts would run.
 * @param file an SVG
 * @throws if the file is not well-formed XML in UTF-8
 */
export function readDrawing(file: Buffer): Drawing {
  let found: Picture['forbidden']
  const ids: string[] = []
  let hasStyle = false
  let isUnsized: boolean | undefined
  const parser = new SaxesParser({ xmlns: true, position: true })
  const forbid = (what: string | undefined) => {
    if (what !== undefined) found ??= { what, line: parser.line }
  }
  let style: string | undefined

  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    // A browser would read other characters than this check.
    if (!/^utf-?8$/i.test(encoding)) forbid(`encoding="${encoding}"`)
  })
  parser.on('doctype', (text) => {
    if (text.includes('[')) forbid('<!ENTITY>')
  })
  parser.on('processinginstruction', ({ target }) => forbid(`<?${target}?>`))
  parser.on('opentag', (tag) => {
    // Browsers parse a style with an element in it differently.
    forbid(style === undefined ? forbiddenTag(tag) : `<${tag.name}>`)
    style = tag.local === 'style' ? '' : undefined
    isUnsized ??= !hasSize(tag)
    hasStyle ||= style !== undefined
    if (tag.attributes.id) ids.push(tag.attributes.id.value)
  })
  const add = (text: string) => {
    if (style !== undefined) style += text
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    if (style !== undefined) forbid(forbiddenStyle(style))
    style = undefined
  })
  // Errors after the first forbidden part may follow from it, such as an unknown entity.
  parser.on('error', (error) => {
    if (!found) throw error
  })
  parser.write(new TextDecoder('utf-8', { fatal: true }).decode(file)).close()
  return found ? { forbidden: found } : { ids, hasStyle, ...(isUnsized && { isUnsized }) }
}

/** Whether a browser knows the proportions of a drawing, so that it can scale it. */
function hasSize({ attributes }: SaxesTagNS): boolean {
  const { viewBox, width, height } = attributes
  if (viewBox) return /^\s*-?[\d.]+([\s,]+-?[\d.]+){3}\s*$/.test(viewBox.value)
  return [width, height].every((length) => /^[\d.]+(px)?$/.test(length?.value ?? ''))
}

function forbiddenTag({ name, local, uri, attributes }: SaxesTagNS): string | undefined {
  if (uri === '') return `<${name} xmlns="">`
  if (uri !== svg || !drawingElements.has(local)) return `<${name}>`
  for (const attribute of Object.values(attributes)) {
    const { name, value, uri } = attribute
    if (name === 'href' || (attribute.local === 'href' && uri === xlink)) {
      const isOwn = /^#/.test(value) || (local === 'image' && ownPicture.test(value))
      if (!isOwn) return `${name}="${shorten(value)}"`
    } else if (drawingAttributes.has(name)) {
      const part = forbiddenStyle(value)
      if (part) return `${name}="${shorten(value)}"`
    } else if (!sayingAttributes.has(name) && !/^(xmlns(:|$)|data-|aria-)/.test(name)) return name
  }
  return undefined
}

/** Parts of CSS that could load something: an at-rule, an escape that hides one, an address, an unknown function. */
function forbiddenStyle(css: string): string | undefined {
  const found = /@[\w-]*|\\.?/.exec(css)?.[0]
  if (found) return found
  for (const [call, name = ''] of css.matchAll(/([\w-]+)\((?:\s*["']?[^"')]*)?/g)) {
    const isOwn =
      name.toLowerCase() === 'url' ? /^url\(\s*["']?#/i.test(call) : drawingFunctions.has(name.toLowerCase())
    if (!isOwn) return shorten(call)
  }
  return undefined
}
