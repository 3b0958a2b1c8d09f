import { readFile } from 'node:fs/promises'
import type { CreateSchemaCustomizationArgs, Node } from 'gatsby'
import { measureInk, opticalSize, viewOfInk, type Tone } from './logo-ink'

type LogoInk = { width: number; height: number; tone: Tone; view: string | null }

type FileNode = Node & { absolutePath: string }

/** Part of the cache key. Increase it when the measurement changes. */
const version = 2

/** Declares the field `File.ink`: the size in which to show a logo, and the backgrounds on which it is visible. */
export function declareInk({ actions, cache }: Pick<CreateSchemaCustomizationArgs, 'actions' | 'cache'>): void {
  actions.createFieldExtension({
    name: 'ink',
    extend: () => ({
      resolve: async ({ absolutePath, internal }: FileNode): Promise<LogoInk | null> => {
        const key = `ink ${version} ${internal.contentDigest}`
        const cached = (await cache.get(key)) as LogoInk | undefined
        if (cached) return cached
        const measured = await inkOf(absolutePath)
        if (measured) await cache.set(key, measured)
        return measured
      },
    }),
  })
  actions.createTypes(`
    enum LogoTone { dark light coloured }
    type LogoInk { width: Float! height: Float! tone: LogoTone! view: String }
    type File implements Node { ink: LogoInk @ink }
  `)
}

async function inkOf(path: string): Promise<LogoInk | null> {
  // The bytes, not the path: sharp caches by path, also when the file has changed.
  const file = await readFile(path)
  const ink = await measureInk(file)
  if (!ink) return null
  return { ...opticalSize(ink), tone: ink.tone, view: viewOfInk(String(file), ink.box) ?? null }
}
