import { type Mark, parseMarks } from '../../components/marks/marks'

const beginning = '#plan='

/** The anchor of a link that shows these marks: '#plan=skladani,jana-nova/more'. */
export const anchorOf = (marks: readonly Mark[]): string => beginning + marks.join()

/** The marks of an anchor; none if it is another anchor. Programs that send links may have encoded it. */
export function marksIn(anchor: string): Mark[] {
  try {
    const decoded = decodeURIComponent(anchor)
    return decoded.startsWith(beginning) ? parseMarks(decoded.slice(beginning.length)) : []
  } catch {
    return []
  }
}
