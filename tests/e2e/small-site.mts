import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isMap, parseDocument, type Document } from 'yaml'

const kept = ['adela-hrncirska', 'ema-ostruzkova', 'hynek-slabik']

/** What of the project a build needs. */
const parts = ['gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx', 'netlify.toml']
const more = ['package.json', 'tsconfig.json', 'src', 'static', 'content', 'netlify', 'tools']

/**
 * Makes a copy of the project with three artists, which is quick to build.
 * @param folder does not exist, or is empty
 */
export async function makeSmallSite(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const part of [...parts, ...more]) await cp(part, path.join(folder, part), { recursive: true })
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction')

  const content = path.join(folder, 'content')
  const artists = await readdir(path.join(content, 'artists'))
  for (const artist of artists.filter((name) => !kept.includes(name))) {
    await rm(path.join(content, 'artists', artist), { recursive: true })
  }
  for (const file of await readdir(path.join(content, 'events'))) {
    const event = path.join(content, 'events', file)
    const leaders = ((await read(event)).toJS() as { ledBy: { artist?: string }[] }).ledBy
    if (leaders.some(({ artist }) => artist && !kept.includes(artist))) await rm(event)
  }
  const published = path.join(content, 'published.txt')
  const lines = (await readFile(published, 'utf8')).split('\n')
  await writeFile(published, lines.filter((line) => !/^[a-z0-9-]+$/.test(line) || kept.includes(line)).join('\n'))
  await change(path.join(content, 'exhibition.yaml'), (exhibition) => {
    exhibition.setIn(['hero'], kept[0])
    exhibition.deleteIn(['heroWork'])
    const visits = exhibition.getIn(['studios', 'visits']) as { items: unknown[] }
    visits.items = visits.items.filter((visit) => isMap(visit) && kept.includes(String(visit.get('artist'))))
  })
}

const read = async (file: string) => parseDocument(await readFile(file, 'utf8'))

async function change(file: string, edit: (document: Document) => void): Promise<void> {
  const document = await read(file)
  edit(document)
  await writeFile(file, document.toString({ lineWidth: 0 }))
}

if (import.meta.main) await makeSmallSite(process.argv[2]!)
