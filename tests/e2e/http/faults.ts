import { artists, localized, partners, plain, texts } from '../content.ts'
import type { PageFacts } from './page-facts.ts'

type Shown = PageFacts['shown']

const namespaces = Object.keys(texts).join('|')
const firstKeys = Object.values(texts).flatMap(Object.keys).join('|')

const leaks = new RegExp(
  [
    String.raw`\b(undefined|null|NaN)\b|\[object`,
    String.raw`\{\{|\}\}`,
    // The name of a text: with its namespace anywhere, without it as all that is said.
    String.raw`\b(${namespaces}):[a-z]`,
    String.raw`^(${firstKeys})(\.\w+)+$`,
    // Markup: HTML, what stands for a character in it, Markdown.
    String.raw`</?[a-z!]|&(#\w+|[a-z]+\d*);|\*\*|__|\]\(`,
  ].join('|'),
)

/** @returns the texts that no visitor was to see: names of texts, placeholders, empty values, markup */
export function leaksIn(shown: Shown): string[] {
  return shown.map(({ text }) => text).filter((text) => leaks.test(text))
}

type Language = 'cs' | 'en'

/** What the content says in each language: whole paragraphs, and patterns of those with placeholders. */
const said = { cs: sayingsOf('cs'), en: sayingsOf('en') }

function sayingsOf(language: Language) {
  const paragraphs = localized.flatMap((text) => text[language].split(/\n\s*\n/)).map(plain)
  const literal = (part: string) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return {
    whole: new Set(paragraphs),
    patterns: paragraphs
      .filter((paragraph) => paragraph.includes('{{'))
      .map(
        (paragraph) =>
          new RegExp(
            `^${paragraph
              .split(/\{\{\w+\}\}/)
              .map(literal)
              .join('.+')}$`,
          ),
      ),
  }
}

const says = (language: Language, text: string) =>
  said[language].whole.has(text) || said[language].patterns.some((pattern) => pattern.test(text))

/** Names are the same in every language. */
const names = new Set([...artists, ...partners].map(({ name }) => plain(name)))

/** @returns the texts that the content has, but in another language than the page says of them */
export function strangersIn(shown: Shown): string[] {
  return shown
    .filter(({ text, lang }) => {
      const [own, other] = lang === 'cs' ? (['cs', 'en'] as const) : (['en', 'cs'] as const)
      return says(other, text) && !says(own, text) && !names.has(text)
    })
    .map(({ text }) => text)
}
