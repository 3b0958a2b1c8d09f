import { artists } from './content.ts'
import { fontsOf } from './fonts-of.ts'
import { waitForFonts, expect, test } from './test.ts'

/** An artist whose name has letters of neither English nor Czech. */
const artist = artists.find(({ name }) => /[łśżą]/i.test(name))!

const link = `a[href="/umelec-${artist.slug}"]`

test('a name with letters of another language is wholly in the title font, and a biography in the body font @phone', async ({
  page,
}) => {
  for (const [path, selector] of [
    ['/', `#artists ${link}`],
    ['/umelci', `main ${link}`],
    [`/umelec-${artist.slug}`, 'h1'],
  ] as const) {
    await page.goto(path)
    await waitForFonts(page)
    const name = page.locator(selector)
    await name.scrollIntoViewIfNeeded()
    await expect(name).toHaveText(artist.name)
    // Sections far down the page are laid out when they come into view.
    await expect
      .poll(() => fontsOf(page, selector).then(([first]) => first), path)
      .toEqual([expect.stringMatching(/^Archivo/)])
    const { x, width } = (await name.boundingBox())!
    expect(x + width, path).toBeLessThanOrEqual(page.viewportSize()!.width)
  }
  await expect(page.locator('main p').filter({ hasText: artist.name })).not.toHaveCount(0)
  expect((await fontsOf(page, 'main'))[0]).toEqual(expect.not.arrayContaining([expect.stringContaining('system')]))
})
