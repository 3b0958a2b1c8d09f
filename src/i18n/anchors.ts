import { searchWords } from './match-words'

/** The ids that every page has, which no heading may take. */
const taken = ['content', 'menu']

/**
 * The anchors of headings, in their order: 'Děti a psi' → 'deti-a-psi'. Of equal headings, the later ones have a number.
 * @param headings of one page, in one language
 */
export function anchorsOf(headings: readonly string[]): string[] {
  const anchors: string[] = []
  for (const heading of headings) {
    const own = searchWords(heading).replaceAll(' ', '-') || 'part'
    let anchor = own
    for (let number = 2; taken.includes(anchor) || anchors.includes(anchor); number++) anchor = `${own}-${number}`
    anchors.push(anchor)
  }
  return anchors
}
