/**
 * The anchors that belong to the home page itself (`/#contact`). No event can use one as its slug, because `/#<slug>` leads
 * to the event. A browser test compares this with the page.
 */
const homeAnchors = [
  'about',
  'access',
  'artists',
  'contact',
  'content',
  'menu',
  'numbers',
  'partners',
  'places',
  'program',
  'studios',
  'ways',
] as const

export type HomeAnchor = (typeof homeAnchors)[number]

/** Those that the menu links to, in the order of the page. */
export const menuParts = ['about', 'studios', 'program', 'contact'] as const satisfies HomeAnchor[]

export type MenuPart = (typeof menuParts)[number]

/**
 * The parts that the home page of an exhibition has, in the order of the menu.
 * @param content the optional parts, if the content has them
 */
export function homePartsOf({ studios, programme }: { studios: unknown; programme: unknown }): MenuPart[] {
  const isMissing: Partial<Record<MenuPart, boolean>> = { studios: !studios, program: !programme }
  return menuParts.filter((part) => !isMissing[part])
}

/** Whether an anchor of the home page belongs to the page itself, not to an event. */
export function isPartOfHome(anchor: string): boolean {
  return homeAnchors.some((each) => each === anchor) || /-heading$|^(day|gatsby|way)-/.test(anchor)
}
