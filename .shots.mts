import { chromium, type Page } from 'playwright-core'
import { findChromium } from './tests/e2e/chromium.ts'
import { createTestingServer, testingKey } from './src/site/features/door/testing-server.ts'
import { readFileSync, existsSync } from 'node:fs'
const base = 'http://localhost:8745'
const css = existsSync('/tmp/door-inject.css') ? readFileSync('/tmp/door-inject.css', 'utf8') : ''
const browser = await chromium.launch(await findChromium())
const names: [string, number][] = [
  ['Jiří Novák', 2], ['Jana Nováková-Šťastná', 1], ['Bartoloměj Nováček z Hradce Králové', 2], ['Pavel Novotný', 4], ['Novella Rossi', 1], ['Иван Новиков', 2], ['山田 花子', 1], ['علی‌رضا کریمی', 2], ['Łukasz Świątek', 1],
]
for (const [locale, width, height, scheme] of [['cs', 360, 640, 'light'], ['en', 360, 640, 'dark'], ['cs', 820, 1180, 'light'], ['en', 1440, 900, 'dark']] as const) {
  const server = createTestingServer(names, 60)
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, hasTouch: width < 1000, isMobile: width < 700, bypassCSP: true })
  let offline = false
  await context.route('**/api/door*', async (route) => {
    if (offline) return route.abort('internetdisconnected')
    const request = route.request()
    const { status, body } = server.answer(request.url(), { headers: { Authorization: request.headers().authorization! }, body: request.postData() })
    await route.fulfill({ status, json: body })
  })
  const page: Page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(m.text()))
  page.on('pageerror', (e) => console.log(String(e)))
  const shot = async (name: string) => {
    if (css) await page.addStyleTag({ content: css })
    await page.screenshot({ path: `/tmp/door-shots/${name}-${locale}-${width}-${scheme}.png` })
  }
  await page.goto(`${base}${locale === 'cs' ? '/dvere' : '/en/door'}#k=${testingKey}`)
  await page.locator('#guest').waitFor()
  console.log(page.url())
  await shot('1-start')
  await page.locator('#guest').fill('nov')
  await page.locator('[aria-pressed]').nth(1).click()
  await page.locator('[aria-pressed]').nth(0).click()
  await page.locator('li').filter({ hasText: 'Pavel' }).getByRole('button').nth(2).click()
  await shot('2-found')
  offline = true
  await page.waitForTimeout(3500)
  await page.locator('#guest').fill('novak jiri')
  await page.locator('li').first().getByRole('button').nth(2).click()
  await shot('3-offline')
  offline = false
  await page.waitForTimeout(3500)
  await page.locator('#guest').fill('Ada Nová')
  await page.getByRole('button', { name: /mimo seznam|not on the list/ }).click()
  await shot('4-add')
  await page.locator('dialog [type=submit]').click()
  await page.locator('dialog').waitFor({ state: 'detached' })
  await shot('5-added')
  server.closeDoor()
  await page.waitForTimeout(4000)
  await shot('6-refused')
  await context.close()
}
await browser.close()
