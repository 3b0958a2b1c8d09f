import { searchWords, wordsToFind } from '../../../i18n/match-words'
import { beginsLike } from '../../../i18n/typing-error'
import type { SearchEntry, SearchGroup, SearchIndex } from './search-index'
import { synonymsOf } from './synonyms'

/** An entry with its words, separated by spaces and between spaces. */
type Prepared = { entry: Result; title: string; line: string; text: string; more: string }

/** An entry with its whole address, its picture, and the sentence of its text that matches. */
export type Result = SearchEntry & { sentence?: string; picture?: string }

export type ResultGroup = { heading: string; entries: Result[] }

export type Finder = (query: string) => ResultGroup[]

/** A word of a query, or a phrase that synonyms name or whose words say nothing alone, and those with the same meaning. */
type Term = { typed: string; others: string[] }

/**
 * Prepares entries for a search.
 * @returns a function that returns the entries that match each word of a query, or else most of its words, the best
 * first; a group with a better first entry comes first, and a group without matches is left out
 */
export function finderOf({ groups, synonyms, ignored }: Pick<SearchIndex, 'groups' | 'synonyms' | 'ignored'>): Finder {
  const prepared = groups.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => prepare(inFull(entry, group))),
  }))
  const othersOf = synonymsOf(synonyms)
  const empty = new Set(searchWords(ignored).split(' '))
  return (query) => {
    const typed = searchWords(query).split(' ').filter(Boolean)
    const telling = typed.filter((word) => !empty.has(word))
    if (typed.length === 0) return []
    const phrase = typed.join(' ')
    const isOne = telling.length === 0 || (typed.length > 1 && othersOf(phrase).length > 0)
    const terms = (isOne ? [phrase] : telling).map((word) => ({ typed: word, others: othersOf(word) }))
    const ranked = prepared.map(({ heading, isFirst, hasSynonyms, entries }) => {
      const own = hasSynonyms ? terms : terms.map(({ typed }) => ({ typed, others: [] }))
      return { heading, ahead: isFirst ? ahead : 0, found: entries.map((each) => rank(each, own)) }
    })
    const most = Math.max(...ranked.flatMap(({ found }) => found.map(({ matches }) => matches)))
    return ranked
      .map(({ heading, ahead, found }) => {
        const best = found.filter(({ matches }) => matches > 0 && matches === most).sort((a, b) => a.rank - b.rank)
        return {
          heading,
          entries: best.map(({ entry }) => withSentence(entry, terms)),
          rank: (best[0]?.rank ?? 0) - ahead,
        }
      })
      .filter(({ entries }) => entries.length > 0)
      .sort((a, b) => a.rank - b.rank)
      .map(({ heading, entries }) => ({ heading, entries }))
  }
}

/** How much better the first entry of another group must be to come before answers. */
const ahead = 1.2

const inFull = (entry: SearchEntry, { base = '', pictures }: SearchGroup): Result => ({
  ...entry,
  href: base + entry.href,
  ...(pictures && { picture: `${pictures}${entry.href}.avif` }),
})

const prepare = (entry: Result): Prepared => ({
  entry,
  title: ` ${wordsToFind(entry.title)} `,
  line: ` ${wordsToFind(entry.line ?? '')} `,
  text: ` ${wordsToFind(entry.text ?? '')} `,
  more: ` ${entry.words ?? ''} `,
})

/** How many words of a query an entry has, and how well they match: 0 is best. */
function rank(prepared: Prepared, terms: readonly Term[]): { entry: Result; matches: number; rank: number } {
  const ranks = terms.map((term) => rankOf(term, prepared)).filter((each) => each < Infinity)
  return { entry: prepared.entry, matches: ranks.length, rank: ranks.reduce((sum, each) => sum + each, 0) }
}

/**
 * What may have a typing error. In a shorter word, an error leaves too little of it, and a number with another digit is
 * another number.
 */
const mayBeMistyped = /^\D{5,}$/

/** A word with the same meaning is worse than the word itself, but a whole one better than a beginning. */
const otherWord = 0.4

/** How well a word matches an entry: 0 is best, and Infinity is no match. Words that nobody sees must be right. */
function rankOf({ typed, others }: Term, prepared: Prepared): number {
  const own = exactRank(` ${typed}`, ` ${typed} `, prepared)
  const best = Math.min(own, ...others.map((other) => exactRank(...edgesOf(other), prepared) + otherWord))
  if (best < Infinity || !mayBeMistyped.test(typed)) return best
  const { title, line, text } = prepared
  const stem = ` ${stemOf(typed)}`
  if (title.includes(stem)) return 4
  if (line.includes(stem)) return 5
  if (text.includes(stem)) return 6
  const isMistyped = (words: string) => words.split(' ').some((word) => beginsLike(word, typed))
  if (isMistyped(title)) return 7
  if (isMistyped(line)) return 8
  return Infinity
}

function exactRank(beginning: string, whole: string, { title, line, text, more }: Prepared): number {
  if (title.includes(whole)) return 0
  if (title.includes(beginning)) return 0.5
  if (line.includes(beginning)) return 2
  if (text.includes(beginning)) return 3
  if (more.includes(beginning)) return 3.5
  return Infinity
}

/** The beginning and the whole of a synonym. A short one is never a beginning: ‘pes’ is not in ‘pěšky’. */
function edgesOf(word: string): [beginning: string, whole: string] {
  const whole = ` ${word} `
  return [word.length < 5 ? whole : ` ${word}`, whole]
}

/** A word without its ending, which changes in many languages: 'tramvají' → 'tramva'. */
const stemOf = (typed: string) => typed.slice(0, typed.length < 7 ? -1 : -2)

const sentencesOf = (text: string) =>
  text.split(/\n+|(?<=[.!?…؟][”“"’]?)\s+(?=[\p{Lu}\p{Lo}\p{N}„“‘(])/u).filter((each) => each.trim())

/**
 * Adds the sentence of the text that has most of the query, by letters, and of several the first. Where the title is a
 * question, its words count nothing: the first sentence answers.
 */
function withSentence(entry: Result, terms: readonly Term[]): Result {
  if (!entry.text) return entry
  const title = prepare({ title: entry.title, href: '' })
  const isAnswered = ({ typed }: Term) => rankOf({ typed, others: [] }, title) < Infinity
  const open = /[?;؟]$/.test(entry.title) ? terms.filter((term) => !isAnswered(term)) : terms
  const inTitle = open.map((term) => rankOf(term, title) < Infinity)
  const sentences = sentencesOf(entry.text)
  const scores = sentences.map((sentence) => {
    const prepared = prepare({ title: '', href: '', text: sentence })
    const scoreOf = (term: Term, index: number) => {
      if (rankOf({ ...term, others: [] }, prepared) < Infinity) return 2
      return !inTitle[index] && rankOf(term, prepared) < Infinity ? 1 : 0
    }
    return open.reduce((sum, term, index) => sum + scoreOf(term, index) * term.typed.length, 0)
  })
  const at = scores.indexOf(Math.max(...scores))
  return { ...entry, sentence: sentences[at]!.trim() }
}
