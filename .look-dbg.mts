import { chromium } from 'playwright-core'
import { findChromium } from './tests/e2e/chromium.ts'
const browser = await chromium.launch(await findChromium())
const page = await browser.newPage({ viewport: { width: 1440, height: 500 } })
await page.goto('http://localhost:9412/umelci'); await page.waitForTimeout(800)
const state=()=>page.evaluate(()=>({y:scrollY,max:document.documentElement.scrollHeight-innerHeight,tops:[...document.querySelectorAll('main ol > li')].map(r=>Math.round(r.getBoundingClientRect().top*10)/10+(r.hasAttribute('data-topmost')?'*':''))}))
console.log(await state())
for (const i of [1,3,0]) { await page.evaluate((i)=>scrollBy({top:document.querySelectorAll('main ol > li')[i]!.getBoundingClientRect().top,behavior:'instant'}),i); await page.waitForTimeout(700); console.log(i, await state()) }
// numbers
await page.setViewportSize({width:1440,height:900}); await page.goto('http://localhost:9412/'); await page.waitForTimeout(1500)
for (const w of [360,820,1440]) { await page.setViewportSize({width:w,height:900}); console.log(w, await page.locator('#numbers li').evaluateAll(items=>items.map(item=>{const n=item.querySelector('strong')!;const st=getComputedStyle(n);const c=document.createElement('canvas').getContext('2d')!;c.font=`${st.fontWeight} 1000px ${st.fontFamily}`;const size=parseFloat(st.fontSize);const ink=n.getBoundingClientRect().left-c.measureText(n.textContent!).actualBoundingBoxLeft*size/1000;return [n.textContent,((ink-item.querySelector('span')!.getBoundingClientRect().left)/size).toFixed(4)]})))}
await browser.close()
