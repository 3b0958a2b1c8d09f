import { dirOf, type Locale } from '../../src/i18n/locales'
import { escapeHtml } from '../http/escape-html'

/** A line of a mail. In HTML, the addresses of pages in a text become links. */
export type Line = string | { label: string; value: string } | { words: string; url: string }

/** Paragraphs, each of which is a list of lines. */
export type Body = Line[][]

export const bodyAsText = (body: Body) => body.map((lines) => lines.map(lineAsText).join('\n')).join('\n\n') + '\n'

function lineAsText(line: Line): string {
  if (typeof line === 'string') return line
  return 'label' in line ? `${line.label}: ${line.value}` : `${line.words}:\n${line.url}`
}

/** HTML without pictures, scripts and colours, so that a mail program may show it on a dark background. */
export function bodyAsHtml(body: Body, title: string, locale: Locale): string {
  return `<!DOCTYPE html>
<html lang="${locale}"${dirOf(locale) ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="max-width: 36em; font-family: sans-serif; line-height: 1.5">
${body.map((lines) => `<p>${lines.map(lineAsHtml).join('<br>\n')}</p>`).join('\n')}
</body>
</html>
`
}

function lineAsHtml(line: Line): string {
  if (typeof line === 'string') return textWithLinks(line)
  if ('label' in line) return `<b>${escapeHtml(line.label)}:</b> ${escapeHtml(line.value)}`
  return link(line.url, line.words)
}

/** The address of a page, without the punctuation that may follow it in a sentence. */
const pageAddress = /(https?:\/\/[^\s<>"“”„]*[^\s<>"“”„.,;:!?'’()[\]])/

/** A text as HTML, in which the addresses of pages are links. */
export function textWithLinks(text: string): string {
  // Every second part is an address.
  const parts = text.split(pageAddress)
  return parts.map((part, index) => (index % 2 ? link(part) : escapeHtml(part))).join('')
}

const link = (url: string, words = url) => `<a href="${escapeHtml(url)}">${escapeHtml(words)}</a>`
