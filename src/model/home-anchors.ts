/** The anchors of the home page that the menu links to, in the order of the page. */
export const menuParts = ['about', 'studios', 'program', 'contact'] as const

export type MenuPart = (typeof menuParts)[number]

/**
 * The parts that the home page of an exhibition has, in the order of the menu.
 * @param content the optional parts, if the content has them
 */
export function homePartsOf({ studios, programme }: { studios: unknown; programme: unknown }): MenuPart[] {
  const isMissing: Partial<Record<MenuPart, boolean>> = { studios: !studios, program: !programme }
  return menuParts.filter((part) => !isMissing[part])
}

/**
 * Whether an anchor of the home page belongs to the page itself (`/#contact`), so that no event can use it as its slug
 * (`/#<slug>`). A browser test compares this with the page.
 */
export function isPartOfHome(anchor: string): boolean {
  return /^(about|access|artists|contact|content|menu|numbers|partners|places|program|studios|ways)$|-heading$|^(day|gatsby|way)-/.test(
    anchor,
  )
}
