import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Document, parse } from 'yaml'
import { textsOfFile } from '../../src/editors/check/rules/interface/texts-of-file'
import { withModeline } from '../../src/editors/schemas/modeline'
import { type Locale, locales } from '../../src/i18n/locales'
import { readLanguages } from '../../src/model/read-languages'
import { isTree, type Tree } from '../../src/model/translations'

/** Texts that are ready in languages that the sample has not: a folder for each language, a file for each namespace. */
const ready = path.join('tools', 'new-exhibition', 'translations')

/** An exhibition with texts in Czech and English, whatever the languages of the content are. */
const always = path.join('tests', 'exhibition')

/** The language of the texts that stand in for those of a language that has none yet. */
const standIn = 'en'

type Texts = {
  /** The files, by their path inside the content. */
  files: Map<string, string>
  /** The languages that have no texts yet; those of English stand in. */
  missing: Locale[]
}

/**
 * The texts of the interface in the languages of the site.
 * @param from a folder of content whose texts are taken, as far as it has the languages
 */
export function interfaceTexts(from: string): Texts {
  const sources = new Map(locales.map((locale) => [locale, sourceOf(from, locale)]))
  const missing = locales.filter((locale) => !sources.get(locale))
  const english = sourceOf(always, standIn as Locale)
  const namesOfFiles = readdirSync(path.join(always, 'translations'))
  const files = namesOfFiles.map((name): [string, string] => {
    const file = `translations/${name}`
    const trees = locales.map((locale) => [locale, (sources.get(locale) ?? english)!(name)] as const)
    const document = new Document({})
    for (const key of textsOfFile(file).keys()) {
      const texts = Object.fromEntries(trees.map(([locale, tree]) => [locale, textAt(tree, key)]))
      document.setIn(key.split('.'), document.createNode(texts))
    }
    return [file, withModeline(file, document.toString({ lineWidth: 0 }))]
  })
  return { files: new Map(files), missing }
}

/** What reads the texts of a language in a file, by its name; undefined if there are none. */
function sourceOf(from: string, locale: Locale): ((name: string) => Tree) | undefined {
  const read = (file: string) => parse(readFileSync(file, 'utf8')) as Tree
  const owner = [from, always].find(
    (each) => existsSync(path.join(each, 'translations')) && locale in readLanguages(each),
  )
  if (owner) return (name) => ofLanguage(locale, read(path.join(owner, 'translations', name)))
  const folder = path.join(ready, locale)
  return existsSync(folder) ? (name) => read(path.join(folder, name)) : undefined
}

/** The texts of one language in a tree that has several under each key. */
function ofLanguage(language: string, tree: Tree): Tree {
  const entries = Object.entries(tree).flatMap(([key, node]): [string, Tree | string][] => {
    if (!isTree(node)) return []
    const text = node[language]
    return [[key, typeof text === 'string' ? text : ofLanguage(language, node)]]
  })
  return Object.fromEntries(entries)
}

/** A language has its own plural forms; for those of the others, its general one is never shown. */
function textAt(texts: Tree, key: string): string {
  const at = (each: string) =>
    each.split('.').reduce<unknown>((node, step) => (isTree(node) ? node[step] : undefined), texts)
  const text = at(key) ?? at(key.replace(/_[a-z]+$/, '_other'))
  if (typeof text !== 'string') throw new Error(`There is no text ${key}.`)
  return text
}
