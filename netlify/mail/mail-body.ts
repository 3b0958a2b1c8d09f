import { dirOf, type Locale } from '../../src/i18n/locales'
import { escapeHtml } from '../http/escape-html'

/** A link with words for it. `isMain`: what the mail asks to do. */
type Link = { words: string; url: string; isMain?: boolean }

type Fact = { label: string; value: string }

/** A line of a mail. In HTML, the addresses of pages in a text become links. */
export type Line = string | Fact | Link

/** Paragraphs, each of which is a list of lines. */
export type Body = Line[][]

export const bodyAsText = (body: Body) => body.map((lines) => lines.map(lineAsText).join('\n')).join('\n\n') + '\n'

function lineAsText(line: Line): string {
  if (typeof line === 'string') return line
  return isFact(line) ? `${line.label}: ${line.value}` : `${line.words}:\n${line.url}`
}

const isFact = (line: Line): line is Fact => typeof line === 'object' && 'label' in line

const otherLines = (lines: Line[]) => lines.filter((line): line is string | Link => !isFact(line))

/**
 * HTML without pictures, scripts and colours, so that a mail program may show it on a dark background. The facts are a
 * table; the last paragraph, who signs it, is set apart, with the first line in large.
 */
export function bodyAsHtml(body: Body, title: string, locale: Locale): string {
  const [name = '', ...address] = otherLines(body.at(-1) ?? [])
  return `<!DOCTYPE html>
<html lang="${locale}"${dirOf(locale) ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="max-width: 36em; margin: 0 auto; padding: 16px; font: 16px/1.5 'Helvetica Neue', Helvetica, Arial, sans-serif">
${body
  .slice(0, -1)
  .map((lines) => paragraphAsHtml(lines, locale))
  .join('\n')}
<p style="margin: 40px 0 0; padding-top: 12px; border-top: 1px solid"><b style="font-size: 32px; line-height: 1.2">${lineAsHtml(name)}</b>${address.map((line) => `<br>\n${lineAsHtml(line)}`).join('')}</p>
</body>
</html>
`
}

function paragraphAsHtml(lines: Line[], locale: Locale): string {
  const facts = lines.filter(isFact)
  const others = otherLines(lines)
  const table = `<table style="width: 100%; margin: 24px 0; border-collapse: collapse; border-top: 1px solid">
${facts.map((fact, index) => factAsHtml(fact, index === 0, locale)).join('\n')}
</table>`
  const text = `<p style="margin: 0 0 16px">${others.map(lineAsHtml).join('<br>\n')}</p>`
  return [...(facts.length > 0 ? [table] : []), ...(others.length > 0 ? [text] : [])].join('\n')
}

/** What the mail is about is in large. Outlook knows no `start` and `end`. */
function factAsHtml({ label, value }: Fact, isLarge: boolean, locale: Locale): string {
  const cell = `padding: 8px 0; border-bottom: 1px solid; text-align: ${dirOf(locale) ? 'right' : 'left'}; vertical-align: baseline`
  const bold = `${cell}; font-weight: 700${isLarge ? '; font-size: 24px; line-height: 1.2' : ''}`
  return `<tr><th scope="row" style="${cell}; width: 30%; font-weight: 400">${escapeHtml(label)}:</th><td style="${bold}">${withWholeTimes(value)}</td></tr>`
}

/** A time is on one line: '15:00–16:30'. */
const withWholeTimes = (text: string) =>
  escapeHtml(text).replace(/\d[\d:.]*–\d[\d:.]*/g, '<span style="white-space: nowrap">$&</span>')

/** Links in the colour of the text, which a mail program may change. */
const linkStyle = 'color: inherit'
const mainLinkStyle = `${linkStyle}; display: inline-block; margin: 8px 0; padding: 12px 20px; border: 2px solid; font-weight: 700; text-decoration: none`

const lineAsHtml = (line: string | Link) =>
  typeof line === 'string'
    ? textWithLinks(line, linkStyle)
    : link(line.url, line.words, line.isMain ? mainLinkStyle : linkStyle)

/** The address of a page, without the punctuation that may follow it in a sentence. */
const pageAddress = /(https?:\/\/[^\s<>"“”„]*[^\s<>"“”„.,;:!?'’()[\]])/

/** A text as HTML, in which the addresses of pages are links. @param style of the links */
export function textWithLinks(text: string, style?: string): string {
  // Every second part is an address.
  const parts = text.split(pageAddress)
  return parts.map((part, index) => (index % 2 ? link(part, part, style) : escapeHtml(part))).join('')
}

const link = (url: string, words: string, style?: string) =>
  `<a href="${escapeHtml(url)}"${style ? ` style="${style}"` : ''}>${escapeHtml(words)}</a>`
