import { splitName } from '../../../src/site/features/artists/split-name.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { inNoLanguage, locales, localized, plain, texts, written } from '../content.ts'
import type { PageFacts } from './page-facts.ts'

type Shown = PageFacts['shown']

const namespaces = Object.keys(texts).join('|')
const firstKeys = Object.values(texts).flatMap(Object.keys).join('|')

const leaks = new RegExp(
  [
    String.raw`\b(undefined|null|NaN)\b|\[object`,
    String.raw`\{\{|\}\}`,
    // The key of a text: with its namespace anywhere, without it as the whole text.
    String.raw`\b(${namespaces}):[a-z]`,
    String.raw`^(${firstKeys})(\.\w+)+$`,
    // Markup: HTML elements, character references, Markdown.
    String.raw`</?[a-z!]|&(#\w+|[a-z]+\d*);|\*\*|__|\]\(`,
  ].join('|'),
)

/** The paragraphs of texts that look like a leak, as pages show them. */
export const leaksIn = (texts: string[]) =>
  texts.flatMap((text) => text.split(/\n\s*\n/).map(plain)).filter((paragraph) => leaks.test(paragraph))

const leaksInContent = leaksIn(written)

/**
 * @param allowed what the content itself says; the check only warns of markup in it
 * @returns texts that no visitor should see: keys, placeholders, empty values, markup
 */
export function findLeaks(shown: Shown, allowed = leaksInContent): string[] {
  const isAllowed = (text: string) => {
    const rest = allowed.reduce((left, each) => left.replaceAll(each, ''), text)
    // A page may show a part of a text only, such as a word of a name.
    return !leaks.test(rest) || allowed.some((each) => each.includes(text))
  }
  return shown.map(({ text }) => text).filter((text) => leaks.test(text) && !isAllowed(text))
}

/** The texts of the content in each language: whole paragraphs, and patterns of those with placeholders. */
const textsIn = Object.fromEntries(locales.map((locale) => [locale, paragraphsOf(locale)]))

function paragraphsOf(language: Locale) {
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

function isIn(language: string, text: string): boolean {
  const { whole = new Set(), patterns = [] } = textsIn[language] ?? {}
  return whole.has(text) || patterns.some((pattern) => pattern.test(text))
}

/** The home page shows the name of an artist in two parts. */
const partsOf = (name: string) => [name, ...splitName(name)].map(plain)
const names = new Set(inNoLanguage.flatMap(partsOf))

/**
 * @param sameEverywhere texts that are the same in every language
 * @returns texts of the content in another language than the page's lang attribute says
 */
export function findOtherLanguage(shown: Shown, sameEverywhere: Set<string> = names): string[] {
  return shown
    .filter(({ text, lang }) => {
      const isInAnother = locales.some((locale) => locale !== lang && isIn(locale, text))
      // A letter alone, as above a part of the list of artists, is in no language.
      return /\p{L}.*\p{L}/u.test(text) && isInAnother && !isIn(lang, text) && !sameEverywhere.has(text)
    })
    .map(({ text }) => text)
}
