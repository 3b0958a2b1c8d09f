/** The headings and landmarks of a page. */
export function structure() {
  const shown = <E extends Element>(selector: string) =>
    [...document.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility())
  const levels = shown('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]))
  const isLandmark = (element: Element) => !element.closest('article, section, main, aside, dialog')
  const navs = [...document.querySelectorAll('nav')].map((nav) => {
    const by = nav.getAttribute('aria-labelledby')
    return (by ? document.getElementById(by)?.textContent : nav.getAttribute('aria-label')) ?? ''
  })
  return {
    titles: levels.filter((level) => level === 1).length,
    skipped: levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
    mains: shown('main').length,
    banners: shown('header').filter(isLandmark).length,
    contentinfos: shown('footer').filter(isLandmark).length,
    unnamedNavs: navs.filter((name) => !name.trim()).length,
    sameNavs: navs.length - new Set(navs).size,
    navs: navs.length,
  }
}
