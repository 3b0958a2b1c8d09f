import { artists } from './content.ts'
import { fontsOf } from './fonts-of.ts'
import { waitForFonts, expect, test } from './test.ts'

/** An artist whose name has letters of neither English nor Czech. */
const artist = artists.find(({ name }) => /[łśżą]/i.test(name))!

const link = `a[href="/umelec-${artist.slug}"]`

for (const [where, path, selector] of [
  ['on the home page', '/', `#artists ${link}`],
  ['in the list of artists', '/umelci', `main ${link}`],
  ['on the artist’s page', `/umelec-${artist.slug}`, 'h1'],
] as const) {
  test(`a name with letters of another language is wholly in the title font ${where}`, async ({ page }) => {
    await page.goto(path)
    await waitForFonts(page)
    const name = page.locator(selector)
    await name.scrollIntoViewIfNeeded()
    await expect(name).toHaveText(artist.name)
    // Sections far down the page are laid out when they come into view.
    await expect
      .poll(() => fontsOf(page, selector).then(([first]) => first))
      .toEqual([expect.stringMatching(/^Archivo/)])
    const { x, width } = (await name.boundingBox())!
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()!.width)
  })
}

test('a biography is wholly in the body font', async ({ page }) => {
  await page.goto(`/umelec-${artist.slug}`)
  await waitForFonts(page)
  await expect(page.locator('main p').filter({ hasText: artist.name })).not.toHaveCount(0)
  expect((await fontsOf(page, 'main'))[0]).toEqual(expect.not.arrayContaining([expect.stringContaining('system')]))
})
