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
  const viewBox = /viewBox="([^"]+)"/.exec(data)?.[1] ?? ''
  return { prefix, viewBox, markup: inPlace(data, viewBox) }
}

/** A drawing whose coordinates are those of the drawing around it, wherever its `viewBox` begins. */
const inPlace = (svg: string, viewBox: string) => {
  const [x, y, width, height] = viewBox.split(/[\s,]+/)
  // The namespace first: by it html-validate tells a drawing of the content (html-validate.config.mjs).
  const frame = `xmlns="http://www.w3.org/2000/svg" x="${x}" y="${y}" width="${width}" height="${height}"`
  return svg.replace(/\sxmlns="[^"]*"/, '').replace(/^<svg/, `<svg ${frame}`)
}

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
