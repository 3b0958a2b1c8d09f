import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { digestOf, inspectPicture } from '../src/check/inspect-picture'
import { loadKnownPictures, saveKnownPictures } from '../src/check/known-pictures'

const sample = 'content/artists'

/**
 * `npm run bench:check`: time and memory of the content check at 50, 500 and 5,000 artists, each in a process of its
 * own. Artists beyond the sample exhibition are its artists under other slugs, with texts that differ and one plain
 * picture of 1,600 pixels for each work. Pictures are known, as they are from the second check on; what reading them
 * for the first time takes is told for the sample.
 */
async function bench(): Promise<void> {
  console.log('artists    files   pictures       time        CPU     memory')
  for (const artists of [50, 500, 5000]) {
    const folder = await mkdtemp(path.join(tmpdir(), 'bench-check-'))
    try {
      const content = path.join(folder, 'content')
      const memory = path.join(folder, 'pictures.json')
      await cp('content', content, { recursive: true })
      if (artists === 50) row('50, first', check(content, memory), await countFiles(content))
      else await enlarge(content, artists, memory)
      row(String(artists), check(content, memory), await countFiles(content))
    } finally {
      await rm(folder, { recursive: true })
    }
  }
}

type Files = { yaml: number; pictures: number }
type Run = { time: number; cpu: number; megabytes: number }

function row(artists: string, { time, cpu, megabytes }: Run, { yaml, pictures }: Files): void {
  const cells = [artists.padEnd(9), String(yaml).padStart(6), String(pictures).padStart(10)]
  const measured = [`${Math.round(time)} ms`, `${Math.round(cpu)} ms`, `${megabytes} MB`].map((cell) =>
    cell.padStart(10),
  )
  console.log([...cells, ...measured].join(' '))
}

async function countFiles(folder: string): Promise<Files> {
  const all = await readdir(folder, { recursive: true })
  const count = (ending: RegExp) => all.filter((file) => ending.test(file)).length
  return { yaml: count(/\.yaml$/), pictures: count(/\.(jpg|svg)$/) }
}

/** Adds artists to an exhibition until there are so many, and remembers their pictures. */
async function enlarge(content: string, artists: number, memory: string): Promise<void> {
  const known = await loadKnownPictures(memory)
  const plain = { create: { width: 1600, height: 1200, channels: 3, background: 'teal' } } as const
  const picture = await sharp(plain).jpeg().toBuffer()
  const facts = await inspectPicture(picture)
  const models = await readdir(sample)
  const listed = [await readFile('content/published.txt', 'utf8')]

  for (let number = models.length; number < artists; number++) {
    const model = models[number % models.length] ?? ''
    const slug = `${model}-${number}`
    const folder = path.join(content, 'artists', slug)
    await mkdir(folder)
    const text = varied(await readFile(path.join(sample, model, 'artist.yaml'), 'utf8'), model, number)
    await writeFile(path.join(folder, 'artist.yaml'), text)
    for (const [, image = ''] of text.matchAll(/image: (\S+)/g)) {
      // What stands after the end of a JPEG is not drawn, and makes the file another one.
      const own = Buffer.concat([picture, Buffer.from(`${slug} ${image}`)])
      await writeFile(path.join(folder, image), own)
      known.set(digestOf(own), { ...facts, digest: digestOf(own), bytes: own.length })
    }
    listed.push(`${slug}\n`)
  }
  await writeFile(path.join(content, 'published.txt'), listed.join(''))
  for (const file of await readdir('content', { recursive: true })) {
    if (/\.(jpg|svg)$/.test(file)) {
      const bytes = await readFile(path.join('content', file))
      known.set(digestOf(bytes), await inspectPicture(bytes))
    }
  }
  await saveKnownPictures(memory, known)
}

/** The texts of an artist, none of them a copy. */
const varied = (text: string, model: string, number: number) =>
  text
    .replace(`slug: ${model}`, `slug: ${model}-${number}`)
    .replace(/^(name|sortName): (.*)$/gm, `$1: $2 ${number}`)
    .replace(/^( +)(cs|en): (?!\|)("?)(?=\S)/gm, `$1$2: $3${number} `)
    .replace(/^( +)(cs|en): \|\n( +)/gm, `$1$2: |\n$3${number} `)

/** One check from outside, as an editor runs it; the memory is the most that the process held. */
function check(content: string, memory: string): Run {
  const command = JSON.stringify(path.resolve('tools/content-check.ts'))
  const program = `
    import(${command}).then(async ({ main }) => {
      const code = await main(['--content', ${JSON.stringify(content)}, '--format', 'json'])
      const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
      console.error(JSON.stringify({ code, maxRSS, cpu: (userCPUTime + systemCPUTime) / 1000 }))
    })`
  const start = performance.now()
  const { stdout, stderr } = spawnSync('tsx', ['--eval', program], {
    encoding: 'utf8',
    env: { ...process.env, CHECK_CONTENT_MEMORY: memory },
    maxBuffer: 1e9,
  })
  const time = performance.now() - start
  const { code, maxRSS = 0, cpu = 0 } = JSON.parse(stderr.trim().split('\n').at(-1) ?? '') as Record<string, number>
  if (code !== 0)
    throw new Error(`The enlarged exhibition has faults: ${stdout.slice(0, 1000)}${stderr.slice(0, 1000)}`)
  return { time, cpu, megabytes: Math.round(maxRSS / 1024) }
}

await bench()
