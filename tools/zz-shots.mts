import { chromium } from 'playwright'
import { findChromium } from '../tests/e2e/chromium'
const [base, out, ...specs] = process.argv.slice(2)
const browser = await chromium.launch(await findChromium())
for (const spec of specs) {
  // name,path,width,height,scheme,full,script
  const [name, p, w, h, scheme = 'light', full = '', ...rest] = spec.split(',')
  const context = await browser.newContext({ viewport: { width: +w!, height: +h! }, colorScheme: scheme as 'dark', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(base + p!, { waitUntil: 'networkidle' })
  if (rest.length) { await page.evaluate(rest.join(',')); await page.waitForTimeout(800) }
  if (full === 'full') { const height = await page.evaluate('document.documentElement.scrollHeight'); console.log(name, height); for (let y = 0; y < (height as number); y += 500) { await page.evaluate(`scrollTo(0,${y})`); await page.waitForTimeout(40) } await page.evaluate('scrollTo(0,0)'); await page.waitForTimeout(200) }
  await page.screenshot({ path: `${out}/${name}.png`, fullPage: full === 'full' })
  await context.close()
}
await browser.close()
