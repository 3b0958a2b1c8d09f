import fs from 'node:fs'; import z from 'node:zlib'; import path from 'node:path'
const { digitClasses } = { digitClasses: (v:number)=>{const h=Math.ceil(Number((v*100).toFixed(6)));return [['ones',Math.floor(h/100)],['tenths',Math.floor(h/10)%10],['hundredths',h%10]] as [string,number][]} }
const { readRecordFiles } = await import('./src/model/read-records.ts'); const { bySortName, initialOf } = await import('./src/i18n/collation.ts')
const { accentsOf } = await import('./src/gatsby/pictures/accents.ts'); const { assignTints } = await import('./src/gatsby/pictures/assign-tints.ts')
const n=(h:string)=>z.brotliCompressSync(h).length
const artists = readRecordFiles('content','Artist').map(({file,record}:any)=>({file,...record})).sort(bySortName)
const tints = assignTints(await Promise.all(artists.map((a:any)=>accentsOf(fs.readFileSync(path.join('content',path.dirname(a.file),a.works[0].image)))) ) as any)
const old=fs.readFileSync('/work/main/public/umelci/index.html','utf8')
const oldRows=old.split('<li ').filter(r=>r.includes('data-far')||r.includes('umelec-'))
for (const [locale,f] of [['cs','umelci.html'],['en','en/umelci.html']] as const) {
const page=fs.readFileSync('.test-site/public/'+f,'utf8').replace(/<script data-time-zone[\s\S]*?<\/script>/,'')
const css=[...page.matchAll(/<style[^>]*>[\s\S]*?<\/style>/g)].map(m=>m[0]).join('')
const cls=(prop:string,v:string)=>{const m=new RegExp(`\\.((?:[\\w-]|\\\\.)+)\\{--${prop}:${v.replace('.','\\.')}\\}`).exec(css); if(!m) throw new Error(prop+v); return m[1].replace(/\\/g,'')}
const num=([k,v]:[string,number])=>cls(k,k==='ones'?String(v):v===0?'0':k==='tenths'?'0.'+v:'0.0'+v)
const li=[...page.matchAll(/<li class="[^"]*" data-far=""[\s\S]*?<\/li>/g)].map(m=>m[0])
const t=li[1]; const c=(re:RegExp)=>re.exec(t)![1]
const rowC=c(/^<li class="(\S+)/), tintC=c(/^<li class="\S+ (\S+)/)
const picC=/<span class="((?:\S+ ){2})\S+ \S+ \S+"><svg/.exec(t)![1].trim()
let prev=''
const rows=artists.map((a:any,i:number)=>{
 const o=oldRows.find(r=>r.includes(`umelec-${a.slug}"`))!; if(!o) throw new Error(a.slug)
 const avif=/srcSet="([^"]*\.avif[^"]*)"/.exec(o)![1]; const jpg=/((?:\/static\/)[^ "]*\.jpg) 480w/.exec(o)?.[1] ?? /src="([^"]*\.jpg)"/.exec(o)![1]
 const w=+/width="(\d+)"/.exec(o)![1], hh=+/height="(\d+)"/.exec(o)![1]; const col=/fill="([^"]*)"/.exec(o)?.[1] ?? '#888888'
 const ti=tints[i]!; const init=initialOf(a.sortName); const first=init!==prev; prev=init
 const tcl=[tintC,...digitClasses(ti.hue/100).map(num),cls('strength',['0.04','0.2','0.35','0.46'][ti.strength]!),cls('lightness',String(ti.lightness/100))].join(' ')
 let r=t.replace(/^<li class="[^"]*" data-far=""(?: id="[^"]*" data-initial="[^"]*")?(?: data-topmost="")?/,`<li class="${rowC} ${tcl}" data-far=""${first?` id="${init.toLowerCase()}" data-initial="${init}"`:''}${i===0?' data-topmost=""':''}`)
 r=r.replace(/>0\d</,`>${String(i+1).padStart(2,'0')}<`).replace(/(artist|umelec)-[\w-]+"/,`$1-${a.slug}"`).replace(/(href="[^"]*">)[^<]*/,`$1${a.name}`)
 r=r.replace(/(<\/a><span class="[^"]*">)[^<]*/,`$1${a.place?.[locale]??''}`).replace(/color="[^"]*"/,`color="${col}"`).replace(/<span class="(?:\S+ ){4}\S+"><svg/,`<span class="${picC} ${digitClasses(w/hh).map(num).join(' ')}"><svg`)
 r=r.replace(/srcSet="[^"]*"/,`srcSet="${avif}"`).replace(/ src="[^"]*"/,` src="${jpg}"`).replace(/height="\d+"/,`height="${hh}"`).replace(/<cite>[^<]*<\/cite>(?:, )?[^<]*(?:<!-- -->)?[^<]*/,`<cite>${a.works[0].title[locale]}</cite>, ${a.works[0].year}`)
 return r})
const start=page.indexOf(li[0]!), end=page.indexOf(li.at(-1)!)+li.at(-1)!.length
let big=page.slice(0,start)+rows.join('')+page.slice(end)
const inits=[...new Set(artists.map((a:any)=>initialOf(a.sortName)))] as string[]
big=big.replace(/<li><a href="#[^"]*">[^<]*<\/a><\/li>(?:<li><a href="#[^"]*">[^<]*<\/a><\/li>)*/,inits.map(i=>`<li><a href="#${i.toLowerCase()}">${i}</a></li>`).join(''))
console.log(f,'six',n(page),'fifty',n(big),'limit',8200+125*50)
console.log(rows[3].slice(0,900))
}
