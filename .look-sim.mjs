import fs from 'node:fs'; import z from 'node:zlib'
const n=(h)=>z.brotliCompressSync(h).length
for (const f of ['umelci.html','en/umelci.html']) {
let h=fs.readFileSync('.test-site/public/'+f,'utf8').replace(/<script data-time-zone[\s\S]*?<\/script>/,''); const a=n(h)
const css=h
const L=[...css.matchAll(/\.((?:[\w-]|\\.)+)\{--lightness:0\.(\d+)\}\n?/g)].map(m=>[m[0],m[1].replace(/\\/g,''),m[2]])
const H=[...css.matchAll(/\.((?:[\w-]|\\.)+)\{--hundredths:([\d.]+)\}/g)].map(m=>[m[1].replace(/\\/g,''),m[2]])
for (const [r] of L) h=h.replace(r,'')
h=h.replace('{--hue:','{--lightness:calc(.8 + 2*var(--hundredths));--hue:')
const zero=H.find(([,v])=>v==='0')[0]
for (const [,c,v] of L) { const step=(Number(v.padEnd(2,'0'))-80)/2; const hc=H.find(([,x])=>Number(x)===step/100)[0]; h=h.replace(new RegExp(` ${zero.replace('+','\\+')} (\\S+) ${c.replace('+','\\+')}"`,'g'),` ${hc} $1"`) }
const b=n(h)
h=h.replace(/document\.querySelector\("\[data-topmost\]"\)\?\.parentElement\?\.children\?\?\[\]/,'document.querySelectorAll(":has(> [data-topmost]) > *")').replace(/,200\),\{passive:!0\}\)/,',200))')
const c=n(h)
const d=n(h.replace(/ decoding="async"/g,''))
console.log(f,a,b,c,'no decoding',d, /data-topmost\]\) > /.test(h))
}
for (const f of ['umelci.html','en/umelci.html']) {
let h=fs.readFileSync('.test-site/public/'+f,'utf8').replace(/<script data-time-zone[\s\S]*?<\/script>/,''); const a=n(h)
const e=h.replace(/<span class="([^"]*)"><cite>([^<]*)<\/cite>[\s\S]*?<\/span>/g,'<cite class="$1">$2</cite>')
console.log(a,'title only',n(e), 'no cite', n(e.replace(/<(\/?)cite/g,'<$1span')))
const g=e.replace(/@media \(hover:hover\) and \(width >= 1024px\)\{\.\w+\{--room:60vw\}\n?\}/,'')
console.log('no title media', n(g))
}
