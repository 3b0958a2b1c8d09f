import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { CreateResolversArgs, Node } from 'gatsby'
import pLimit from 'p-limit'
import { languageName } from '../i18n/language-names'
import { defaultLocale, languageOf, type Locale } from '../i18n/locales'
import { menuParts } from '../model/home-anchors'
import type { TextPage } from '../model/text-page'
import { neutralTint, type Tint } from '../model/tint'
import { tintOfPicture } from './pictures/tint'

type ArtistNode = Node & { works: { image: string }[] }
type EventNode = Node & { languages: string[] }
type ExhibitionNode = Node & { studios?: object | null }
type TextPageNode = Node & Pick<TextPage, 'slug'>
type Context = {
  nodeModel: {
    findAll: (query: { type: 'TextPage' }) => Promise<{ entries: Iterable<TextPageNode> }>
    getNodeById: (query: { id: string | null }) => { dir: string } | null
    findOne: (query: { type: 'File' | 'Event'; query: object }) => Promise<Node | null>
  }
}

type Resolver = (...args: [source: unknown, args: unknown, context: unknown, info: unknown]) => unknown
type Wrapped = { originalResolver: Resolver }

/** Where a language of the site has no word for another one, the English word is better than a code. */
const nameIn = (locale: Locale, tag: string) =>
  languageName(tag, languageOf(locale).tag) ?? languageName(tag, 'en') ?? tag

/** The pictures that one process reads at a time: a list of thousands of artists would have all of them in memory. */
export const picturesAtOnce = os.availableParallelism() * 2

/**
 * Fields that are computed, not written: an artist's first work, which stands for all where many are listed; its tint;
 * the languages spoken at an event, named here because not every browser knows as many names; the colour and the sizes
 * of a picture, as Gatsby computes them, but of a few pictures at a time; the parts of the home page that this content
 * has; the pages of text, which every page may link to.
 */
export function createResolvers({ createResolvers, cache }: CreateResolversArgs): void {
  const reading = pLimit(picturesAtOnce)
  createResolvers({
    // Every page is created for nodes that exist. If one is missing, the query fails, and templates never see a null.
    Query: {
      exhibition: { type: 'Exhibition!' },
      artist: { type: 'Artist!' },
      event: { type: 'Event!' },
      textPage: { type: 'TextPage!' },
    },
    ImageSharp: {
      gatsbyImageData: {
        resolve: (source: unknown, args: unknown, context: unknown, info: Wrapped) =>
          reading(() => info.originalResolver(source, args, context, info)),
      },
    },
    Event: {
      spoken: {
        type: '[SpokenLanguage!]!',
        args: { language: 'String!' },
        resolve: ({ languages }: EventNode, { language }: { language: Locale }) =>
          languages.map((tag) => ({ tag, name: nameIn(language, tag) })),
      },
    },
    Exhibition: {
      homeParts: {
        type: '[HomePart!]!',
        resolve: async ({ studios }: ExhibitionNode, _args: unknown, { nodeModel }: Context) => {
          const filter = { invitation: { path: { eq: null } } }
          const event = await nodeModel.findOne({ type: 'Event', query: { filter } })
          const isThere = { about: true, studios: Boolean(studios), program: Boolean(event), contact: true }
          return menuParts.filter((part) => isThere[part])
        },
      },
      // In one order for all languages, whichever file was read first.
      pages: {
        type: '[TextPage!]!',
        resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context) => {
          const { entries } = await nodeModel.findAll({ type: 'TextPage' })
          const word = ({ slug }: TextPageNode) => slug[defaultLocale]
          return [...entries].sort((a, b) => (word(a) < word(b) ? -1 : 1))
        },
      },
    },
    Artist: {
      firstWork: { type: 'Work', resolve: ({ works }: ArtistNode) => works[0] },
      tint: {
        type: 'Tint!',
        resolve: async ({ parent, works }: ArtistNode, _args: unknown, { nodeModel }: Context) => {
          const folder = nodeModel.getNodeById({ id: parent })?.dir
          if (!folder || !works[0]) return neutralTint
          const absolutePath = path.posix.join(folder, works[0].image)
          const query = { filter: { absolutePath: { eq: absolutePath } } }
          const file = await nodeModel.findOne({ type: 'File', query })
          if (!file) return neutralTint
          const key = `tint ${file.internal.contentDigest}`
          const known = (await cache.get(key)) as Tint | undefined
          if (known) return known
          // Bytes, not the path: sharp remembers what it has read from a path, also after the file has changed.
          const tint = await reading(async () => tintOfPicture(await readFile(absolutePath)))
          await cache.set(key, tint)
          return tint
        },
      },
    },
  })
}
