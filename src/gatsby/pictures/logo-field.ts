import { readFile } from 'node:fs/promises'
import type { CreateSchemaCustomizationArgs, Node } from 'gatsby'
import { measureInk, opticalSize, viewOfInk, type Tone } from './logo-ink'

type LogoInk = { width: number; height: number; tone: Tone; view: string | null }

type FileNode = Node & { absolutePath: string }

/** Raise it when the measure changes: answers of earlier builds are kept. */
const version = 2

/** `File.ink`: how large a logo is to be shown, and on which grounds. */
export function declareInk({ actions, cache }: Pick<CreateSchemaCustomizationArgs, 'actions' | 'cache'>): void {
  actions.createFieldExtension({
    name: 'ink',
    extend: () => ({
      resolve: async ({ absolutePath, internal }: FileNode): Promise<LogoInk | null> => {
        const key = `ink ${version} ${internal.contentDigest}`
        const known = (await cache.get(key)) as LogoInk | undefined
        if (known) return known
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
  // The bytes, not the path: sharp remembers the pixels of a path after the file has changed.
  const file = await readFile(path)
  const ink = await measureInk(file)
  if (!ink) return null
  return { ...opticalSize(ink), tone: ink.tone, view: viewOfInk(String(file), ink.box) ?? null }
}
