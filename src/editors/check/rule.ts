import { kindOf } from '../../model/kinds'
import type { MessageLanguage } from '../words/message-language'
import type { Path } from './parse-yaml'
import type { Position, Problem, Severity } from './problem'

/** Replaces the characters `from` to `to` of a file; what `npm run check:content -- --fix` does with a text. */
export type Edit = { from: number; to: number; text: string }

/** What a program can mend without asking: a text, a picture, or the list of published addresses. */
export type Mend = { edit: Edit } | { picture: string } | { publish: string }

/** A fault at its place. What it says is decided when it is told, in the reader's language. */
export type Finding = Position & {
  file: string
  rule: RuleInfo
  tell: (language: MessageLanguage) => Pick<Problem, 'message' | 'fix'>
  mend?: Mend
}

type Text<Facts> = string | ((facts: Facts) => string)

/** A rule in one language. `why` is told after what is wrong, and stands in the list of rules. */
export type Words<Facts> = { what: Text<Facts>; why: string; fix: Text<Facts> }

export type RuleInfo = {
  /** `group/rule`; never changes, because people search for it. */
  name: string
  severity: Severity
  why: Record<MessageLanguage, string>
}

export type Rule<Facts> = RuleInfo & {
  at: (place: Position & { file: string }, facts: Facts, mend?: Mend) => Finding
}

/** A rule: its name, whether it stops the build, and its words in each language of messages. */
export function defineRule<Facts = void>(
  name: string,
  severity: Severity,
  words: Record<MessageLanguage, Words<Facts>>,
): Rule<Facts> {
  const info = { name, severity, why: { cs: words.cs.why, en: words.en.why } }
  return {
    ...info,
    at: ({ file, line, column, endColumn }, facts, mend) => ({
      file,
      line,
      column,
      endColumn,
      rule: info,
      mend,
      tell: (language) => {
        const { what, why, fix } = words[language]
        const named = withKind(file, facts)
        return { message: `${say(what, named)} ${why}`.trim(), fix: say(fix, named) }
      },
    }),
  }
}

const say = <Facts>(text: Text<Facts>, facts: Facts) => (typeof text === 'string' ? text : text(facts))

/** Puts the kind of the file before the path of a field: the name of a field depends on its kind. */
function withKind<Facts>(file: string, facts: Facts): Facts {
  const path = (facts as { path?: Path } | undefined)?.path
  const kind = path && kindOfFile(file)
  return kind ? { ...facts, path: [kind, ...path] } : facts
}

/** The kind of a file, whatever folder the content is in: 'content/events/tour.yaml'. */
function kindOfFile(file: string) {
  const parts = file.split('/')
  return parts.map((_, index) => kindOf(parts.slice(index).join('/'))).find((kind) => kind !== undefined)
}

/** A finding in the reader's language. */
export function problemOf({ file, line, column, endColumn, rule, tell }: Finding, language: MessageLanguage): Problem {
  const { message, fix } = tell(language)
  return { file, line, column, endColumn, severity: rule.severity, rule: rule.name, message, fix }
}
