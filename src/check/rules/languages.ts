import { locales, type Locale } from '../../i18n/locales'
import type { ContentFile } from '../content-folder'
import type { ScalarText } from '../parse-yaml'
import { defineRule, type Finding } from '../rule'
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

const same = defineRule<Fact>('translation/same', 'warning', {
  en: {
    what: ({ path }) => `${Field(path, 'en')}: is the same as in Czech.`,
    why: 'A sentence left in one language is not understood in the other.',
    fix: 'Translate it.',
  },
  cs: {
    what: ({ path }) => `${Field(path, 'cs')}: je stejné jako česky.`,
    why: 'Větě, která zůstala v jednom jazyce, v druhém nikdo nerozumí.',
    fix: 'Přeložte ji.',
  },
})

const other = defineRule<Fact & { is: Locale }>('translation/other-language', 'warning', {
  en: {
    what: ({ path, is }) => `${Field(path, 'en')}: this reads like ${is === 'cs' ? 'Czech' : 'English'}.`,
    why: 'Visitors see it on the page of the other language.',
    fix: 'Translate it, or swap the two texts.',
  },
  cs: {
    what: ({ path, is }) => `${Field(path, 'cs')}: zní to ${is === 'cs' ? 'česky' : 'anglicky'}.`,
    why: 'Návštěvníci to uvidí na stránce v druhém jazyce.',
    fix: 'Přeložte to, nebo texty prohoďte.',
  },
})

export const rules = [todo, same, other]

const unfinished = /(?<![\p{L}\d])(TODO|TBD|FIXME|XXX|DOPLNIT|PŘELOŽIT|lorem ipsum)(?![\p{L}\d])|\?{3,}/iu

/** Small words that a sentence of the one language has and the other language does not know. */
const smallWords: Record<Locale, Set<string>> = {
  cs: new Set(
    'se na je že v s z pro jako ale když jsou který která které ve nebo od po u ze ke jeho její není'.split(' '),
  ),
  en: new Set('the and of is with for that it his her are from who an at was they this which into'.split(' ')),
}

const longEnough = 5

/** What was left unfinished, or in the other language. */
export function check({ file, yaml }: ContentFile): Finding[] {
  const place = ({ from, to }: Pick<ScalarText, 'from' | 'to'>) => ({ file, ...yaml.between(from, to) })
  const czech = new Map<string, string>()
  return yaml.texts.flatMap((text) => {
    const { path, value } = text
    const mark = unfinished.exec(yaml.text.slice(text.from, text.to))
    if (mark) {
      const from = text.from + mark.index
      return [todo.at(place({ from, to: from + mark[0].length }), { mark: mark[0] })]
    }
    const locale = locales.find((each) => each === path.at(-1))
    if (!locale) return []
    const parent = path.slice(0, -1).join('.')
    if (locale === 'cs') czech.set(parent, value)
    const words = wordsOf(value)
    if (words.length < longEnough) return []
    if (locale === 'en' && czech.get(parent) === value) return [same.at(place(text), { path })]
    const is = languageOf(words)
    return is && is !== locale ? [other.at(place(text), { path, is })] : []
  })
}

const wordsOf = (text: string) => (/^(https:|mailto:)/.test(text) ? [] : (text.toLowerCase().match(/\p{L}+/gu) ?? []))

/** The language of a sentence; undefined where its small words do not tell. */
function languageOf(words: string[]): Locale | undefined {
  const count = (locale: Locale) => words.filter((word) => smallWords[locale].has(word)).length
  const [cs, en] = [count('cs'), count('en')]
  if (cs >= 2 && en === 0) return 'cs'
  return en >= 2 && cs === 0 ? 'en' : undefined
}
