import { locales, sample, samples } from '../pages.ts'
import { expect, test } from '../test.ts'
import { open, pageViews, reported } from './views.ts'

/** The headings and landmarks of a page. */
function structure() {
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

test.beforeEach(({ expectProblems }) => expectProblems(...reported))

for (const view of pageViews) {
  const isBare = samples.some(({ path, isPublic }) => path === view.path && !isPublic)
  test(`${view.name} has one title, no gap in its headings and landmarks with names @desktop`, async ({ page }) => {
    await open(page, view)
    const { navs, ...rest } = await page.evaluate(structure)
    expect(rest).toEqual({
      titles: 1,
      skipped: [],
      mains: 1,
      // The pages for invited guests and organisers have no header and footer.
      banners: isBare ? 0 : 1,
      contentinfos: isBare ? 0 : 1,
      unnamedNavs: 0,
      sameNavs: 0,
    })
    expect(navs > 0).toBe(!isBare)
  })
}

// Snapshots of the accessibility tree, which screen readers use. --update-snapshots writes them again.
for (const locale of locales) {
  for (const kind of ['home', 'invitation'] as const) {
    test(`the accessibility tree of the ${kind} page in ${locale} is that of the snapshot @desktop`, async ({
      page,
    }) => {
      await page.clock.setFixedTime('2044-05-01T12:00:00+03:00')
      await page.goto(sample(kind, locale).path)
      await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${kind}-${locale}.aria.yml` })
    })
  }
}
