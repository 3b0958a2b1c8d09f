/** The parts of the home page that the menu leads to, by their anchors, in their order there. */
export const menuParts = ['about', 'studios', 'program', 'contact'] as const

/**
 * Whether an anchor of the home page is a part of the page itself (`/#contact`), so that no event can have it
 * (`/#<slug>`). A browser test compares this with the page.
 */
export function isPartOfHome(anchor: string): boolean {
  return /^(about|artists|contact|content|menu|numbers|open-in-maps|partners|program|studios)$|-heading$|^(day|gatsby)-/.test(
    anchor,
  )
}
