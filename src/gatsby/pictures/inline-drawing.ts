import { readFile } from 'node:fs/promises'
import type { CreateSchemaCustomizationArgs, Node } from 'gatsby'
import { optimize } from 'svgo'

type InlineDrawing = { prefix: string; viewBox: string; markup: string }

type FileNode = Node & { absolutePath: string }

/**
 * A drawing as a part of a page. It draws the same, but its ids begin with a prefix, so that those of two drawings differ.
 * The content check allows only what draws (`src/editors/check/read/drawing.ts`), and no styles, which would be the page's.
 * @param svg the text of the file
 * @param prefix what ids begin with, before a hyphen
 */
export function inlineDrawing(svg: string, prefix: string): InlineDrawing {
  const { data } = optimize(svg, {
    plugins: [
      'removeDoctype',
      'removeXMLProcInst',
      'removeComments',
      'removeMetadata',
      'removeTitle',
      'convertStyleToAttrs',
      // Removes the unit px, which the next plugin does not read.
      'cleanupNumericValues',
      'removeDimensions',
      { name: 'prefixIds', params: { prefix, delim: '-' } },
    ],
  })
  return { prefix, viewBox: /viewBox="([^"]+)"/.exec(data)?.[1] ?? '', markup: asGroup(data) }
}

/** The attributes of `<svg>` that say where it is and how large: those of the drawing that it becomes a part of count. */
const frame = /\s(?:xmlns(?::[\w-]+)?|version|viewBox|preserveAspectRatio|x|y|width|height)="[^"]*"/g

/** A drawing as a group, so that its coordinates are those of the drawing around it, wherever its `viewBox` begins. */
const asGroup = (svg: string) =>
  svg
    .replace(/^<svg([^>]*)>/, (_, attributes: string) => `<g${attributes.replace(frame, '')}>`)
    .replace(/<\/svg>\s*$/, '</g>')

/** Declares the field `File.inline`: an SVG as a part of a page. */
export function declareInlineDrawing({ actions }: Pick<CreateSchemaCustomizationArgs, 'actions'>): void {
  actions.createFieldExtension({
    name: 'inlineDrawing',
    extend: () => ({
      resolve: async ({ absolutePath, internal }: FileNode) =>
        inlineDrawing(await readFile(absolutePath, 'utf8'), `d${internal.contentDigest.slice(0, 6)}`),
    }),
  })
  actions.createTypes(`
    type InlineDrawing { prefix: String! viewBox: String! markup: String! }
    type File implements Node { inline: InlineDrawing! @inlineDrawing }
  `)
}
