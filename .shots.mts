import { chromium } from 'playwright-core'
import { findChromium } from './tests/e2e/chromium.ts'
const base = process.argv[2]!, out = process.argv[3]!
const browser = await chromium.launch(await findChromium())
for (const arg of process.argv.slice(4)) {
  const [path, width, scheme, full] = arg.split('@')
  const page = await browser.newPage({ viewport: { width: Number(width ?? 360), height: Number(width) > 600 ? 900 : 780 }, colorScheme: scheme === 'dark' ? 'dark' : 'light' })
  await page.goto(base + path)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${out}${path!.replaceAll(/[/?=#]/g, '-')}-${width}${scheme === 'dark' ? '-dark' : ''}.png`, fullPage: full !== 'no' })
  await page.close()
}
await browser.close()
