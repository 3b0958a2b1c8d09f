import type { MessageLanguage, Text } from '../../words/message-language'
import { fill, type Placeholders, type Value, type Values, type Wording } from './message'
import type { FilePosition, Problem, Severity } from './problem'

/** What is wrong, why it matters to the site, and how to fix it. */
type Description = Record<'what' | 'why' | 'fix', string>

/** A description in each language of messages. */
type Words = Record<keyof Description, Text>

/** What is said of a broken rule, and whether it stops the build. */
type Rule = Words & { severity: Severity }

/** A rule that stops the build. */
export const error = <const Said extends Words>(words: Said) => ({ ...words, severity: 'error' as const })

/** A rule that stops nothing. */
export const warning = <const Said extends Words>(words: Said) => ({ ...words, severity: 'warning' as const })

/** Rules by name: `group/rule`. Programs and people search for a name, so it never changes. */
export type Rules = Record<`${string}/${string}`, Rule>

/** Replaces the characters `from` to `to` of a file with `text`. */
export type Edit = { from: number; to: number; text: string }

/**
 * What `npm run check:content -- --fix` can do: replace the marked characters, edit a text elsewhere, rename the file, or
 * save a picture again.
 */
type Autofix = { write: string } | { edit: Edit } | { rename: string } | { picture: string }

/** A broken rule at its place. The message is made in the language of the reader. */
export type Finding = FilePosition & {
  rule: { name: string; severity: Severity }
  describe: (language: MessageLanguage) => Description
  autofix?: Autofix
  /** What one mistake can break in many places: findings of a rule with the same cause are one problem. */
  cause?: string
}

type TextOf<Broken extends Rule> = Broken[keyof Description][MessageLanguage]

/** `fix` replaces the rule's own. */
type Details = { fix?: Wording; autofix?: Autofix; cause?: string }

type Arguments<Broken extends Rule> = [Placeholders<TextOf<Broken>>] extends [never]
  ? [values?: Record<string, never>, details?: Details]
  : [values: Values<TextOf<Broken>>, details?: Details]

/**
 * What reports the given rules: `report('date/outside', place, { day, startDate, endDate })`. The compiler asks for
 * every value that the words of the rule have.
 */
export const reporter =
  <Listed extends Rules>(rules: Listed) =>
  <Name extends keyof Listed & keyof Rules>(
    name: Name,
    place: FilePosition,
    ...[values, details]: Arguments<Listed[Name]>
  ): Finding => {
    const filled: Record<string, Value> = values ?? {}
    const { severity, what, why, fix } = rules[name] as Rule
    return {
      ...place,
      rule: { name, severity },
      autofix: details?.autofix ?? autofixOf(details?.fix),
      cause: details?.cause,
      describe: (language) => ({
        what: fill(what[language], filled, language),
        why: why[language],
        fix: details?.fix?.(language) ?? fill(fix[language], filled, language),
      }),
    }
  }

const autofixOf = (fix: Wording | undefined): Autofix | undefined =>
  fix?.replacement === undefined ? undefined : { write: fix.replacement }

/** A finding in the language of its reader. */
export function problemOf(
  { file, line, column, endColumn, rule, describe }: Finding,
  language: MessageLanguage,
): Problem {
  const { what, why, fix } = describe(language)
  return { file, line, column, endColumn, severity: rule.severity, rule: rule.name, message: `${what} ${why}`, fix }
}
