import { type Mark, parseMarks } from '../../components/marks/marks'

const prefix = '#plan='

/** The fragment (RFC 3986) of a link that shows these marks: '#plan=skladani,jana-nova/more'. */
export const fragmentOf = (marks: readonly Mark[]): string => prefix + marks.join()

/** The marks of a fragment; none if it is another fragment. Programs that send links may have encoded it. */
export function marksIn(fragment: string): Mark[] {
  try {
    const decoded = decodeURIComponent(fragment)
    return decoded.startsWith(prefix) ? parseMarks(decoded.slice(prefix.length)) : []
  } catch {
    return []
  }
}
