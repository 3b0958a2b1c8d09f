import { documents, pages } from './pages.ts'
import { expect, hydrated, test } from './test.ts'

const [document] = documents

for (const state of ['before React', 'hydrated'] as const) {
  for (const path of ['/?lang=cs', '/umelci', '/bezpecnost']) {
  test(`a link to a PDF leaves ${path}, ${state}, without an error`, async ({ page }) => {
    page.on('console', m => console.log('console', m.type(), m.text()))
    page.on('request', r => r.isNavigationRequest() && console.log(r.url()))
    page.on('download', d => console.log('download', d.url()))
    await page.addInitScript(() => { addEventListener('unhandledrejection', (e) => console.log('UNHANDLED', String(e.reason), e.reason?.stack)) ; addEventListener('pageswap', e => console.log('pageswap', !!e.viewTransition)) ; addEventListener('pagereveal', e => console.log('pagereveal', !!e.viewTransition))})
    await page.goto(path)
    if (state === 'hydrated') await hydrated(page)
    const link = page.locator(`a[href="${document!.path}"], a[href="${document!.file}"]`)
    console.log(await link.count(), document)
    await link.last().click()
    await page.waitForTimeout(5000)
    console.log(page.url())
  })
  }
}
