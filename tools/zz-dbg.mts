import { chromium } from 'playwright'
import { findChromium } from '../tests/e2e/chromium'
const browser = await chromium.launch(await findChromium())
const context = await browser.newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })
const page = await context.newPage()
await page.route(/\/app-[0-9a-f]+\.js$/, () => {})
await page.goto('http://localhost:8979/?lang=cs', { waitUntil: 'commit' })
await page.waitForTimeout(2000)
await page.evaluate(`addEventListener('keydown', e => { window.hit = [e.key, e.target.outerHTML.slice(0,80), e.defaultPrevented, scrollY] })`)
const hero = () => page.evaluate('document.documentElement.dataset.hero + " " + window.hit + " " + scrollY + " " + document.querySelector("[data-title]").getBoundingClientRect().bottom')
for (let i = 0; i < 2; i++) { const b = (await page.locator('main > div').first().locator('svg:visible').first().boundingBox())!; await page.mouse.click(b.x + b.width / 2, b.y + b.height / 2); await page.waitForTimeout(800); console.log(await hero()) }
for (const k of ['ArrowRight', 'ArrowLeft', 'ArrowRight']) { await page.keyboard.press(k); await page.waitForTimeout(1000); console.log(k, await hero()) }
await browser.close()
