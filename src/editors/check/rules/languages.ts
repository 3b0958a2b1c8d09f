import { languageName } from '../../../i18n/language-names'
import { isLocale } from '../../../i18n/locales'
import type { ContentFile } from '../content-folder'
import type { ScalarText } from '../parse-yaml'
import { defineRule, type Finding } from '../rule'
import { inLanguageOf } from '../../schemas/field-name'
import { Field, quoted } from '../wording'

type Fact = Pick<ScalarText, 'path'>

const todo = defineRule<{ mark: string }>('translation/todo', 'error', {
  en: {
    what: ({ mark }) => `${quoted(mark, 'en')} says that the text is not finished.`,
    why: 'Visitors would read it.',
    fix: 'Write the text.',
  },
  cs: {
    what: ({ mark }) => `${quoted(mark, 'cs')} znamená, že text není hotový.`,
    why: 'Návštěvníci by to četli.',
    fix: 'Dopište text.',
  },
})

const same = defineRule<Fact & { as: string }>('translation/same', 'warning', {
  en: {
    what: ({ path, as }) => `${Field(path, 'en')}: is the same as ${inLanguageOf(as, 'en')}.`,
    why: 'A sentence left in one language is not understood in the other.',
    fix: 'Translate it.',
  },
  cs: {
    what: ({ path, as }) => `${Field(path, 'cs')}: je stejné jako ${inLanguageOf(as, 'cs')}.`,
    why: 'Větě, která zůstala v jednom jazyce, v druhém nikdo nerozumí.',
    fix: 'Přeložte ji.',
  },
})

const other = defineRule<Fact & { is: string }>('translation/other-language', 'warning', {
  en: {
    what: ({ path, is }) => `${Field(path, 'en')}: this reads like ${languageName(is, 'en')}.`,
    why: 'Visitors see it on the page of the other language.',
    fix: 'Translate it, or swap the two texts.',
  },
  cs: {
    what: ({ path, is }) => `${Field(path, 'cs')}: zní to ${inLanguageOf(is, 'cs')}.`,
    why: 'Návštěvníci to uvidí na stránce v druhém jazyce.',
    fix: 'Přeložte to, nebo texty prohoďte.',
  },
})

export const rules = [todo, same, other]

const unfinished = /(?<![\p{L}\d])(TODO|TBD|FIXME|XXX|DOPLNIT|PŘELOŽIT|lorem ipsum)(?![\p{L}\d])|\?{3,}/iu

/** Small words of a language that the others here do not know. A text in a language without them is not judged. */
const smallWords: Partial<Record<string, Set<string>>> = {
  cs: new Set(
    'se na je že v s z pro jako ale když jsou který která které ve nebo od po u ze ke jeho její není'.split(' '),
  ),
  en: new Set('the and of is with for that it his her are from who an at was they this which into'.split(' ')),
}

const longEnough = 5

/** What was left unfinished, or in another language. */
export function check({ file, yaml }: ContentFile): Finding[] {
  const place = ({ from, to }: Pick<ScalarText, 'from' | 'to'>) => ({ file, ...yaml.between(from, to) })
  const earlier = new Map<string, string>()
  return yaml.texts.flatMap((text) => {
    const { path, value } = text
    const mark = unfinished.exec(yaml.text.slice(text.from, text.to))
    if (mark) {
      const from = text.from + mark.index
      return [todo.at(place({ from, to: from + mark[0].length }), { mark: mark[0] })]
    }
    const locale = path.at(-1)
    if (!isLocale(locale)) return []
    const words = wordsOf(value)
    if (words.length < longEnough) return []
    const key = [...path.slice(0, -1), value].join('\n')
    const as = earlier.get(key)
    if (as) return [same.at(place(text), { path, as })]
    earlier.set(key, locale)
    const is = smallWords[locale] && languageOf(words)
    return is && is !== locale ? [other.at(place(text), { path, is })] : []
  })
}

const wordsOf = (text: string) => (/^(https:|mailto:)/.test(text) ? [] : (text.toLowerCase().match(/\p{L}+/gu) ?? []))

/** The language of a sentence; undefined where its small words do not tell. */
function languageOf(words: string[]): string | undefined {
  const counts = Object.entries(smallWords).map(([language, small]) => ({
    language,
    count: words.filter((word) => small?.has(word)).length,
  }))
  const [found, ...others] = counts.filter(({ count }) => count > 0)
  return found && found.count >= 2 && others.length === 0 ? found.language : undefined
}
