import { parseDocument } from 'yaml'
import type { ContentFolder } from '../../src/editors/check/read/content-folder'
import type { Picture } from '../../src/editors/check/read/picture'

/** A change of the content that makes one thing wrong; it returns a copy. */
export type Change = (folder: ContentFolder) => ContentFolder

/** Where a fault is expected: the file, and the characters between the marks ⟦ and ⟧. */
type Expected = { file: string; line: number; column: number; endColumn: number }

const marks = /[⟦⟧]/g

/** Replaces one piece of a file's text. @throws if it is not there exactly once */
export const swap =
  (path: string, was: string, is: string): Change =>
  (folder) => {
    const text = textOf(folder, path)
    if (text.split(was).length !== 2) throw new Error(`“${was}” is not exactly once in ${path}`)
    return put(
      path,
      text.replace(was, () => is),
    )(folder)
  }

/** Gives a key another value, where the fault is expected: `value('a.yaml', 'year: 2044', '44')`. */
export const value = (path: string, was: string, is: string): Change =>
  swap(
    path,
    was,
    was.replace(/: .*$/, () => `: ⟦${is}⟧`),
  )

/** Adds a text after a piece of a file. */
export const add = (path: string, after: string, text: string): Change => swap(path, after, after + text)

/** Marks where a fault is expected if its cause is elsewhere. */
export const expectAt = (path: string, text: string): Change => swap(path, text.replace(marks, ''), text)

/** Writes a file, which may be new. Texts stay in the order in which a folder is read. */
export const put =
  (path: string, text: string): Change =>
  (folder) => {
    if (path === 'published.txt') return { ...folder, published: text }
    const texts = [...new Map([...folder.texts, [path, text]])].sort(([a], [b]) => (a < b ? -1 : 1))
    return { ...folder, files: new Set([...folder.files, path]), texts: new Map(texts) }
  }

export const append =
  (path: string, text: string): Change =>
  (folder) =>
    put(path, textOf(folder, path) + text)(folder)

export const copy =
  (from: string, to: string, edit: (text: string) => string = (text) => text): Change =>
  (folder) =>
    put(to, edit(textOf(folder, from)))(folder)

/** A file of another kind. */
export const besides =
  (path: string): Change =>
  (content) => ({ ...content, files: new Set([...content.files, path]) })

/** Deletes a file of any kind. */
export const remove =
  (path: string): Change =>
  (folder) => ({
    ...folder,
    files: new Set([...folder.files].filter((each) => each !== path)),
    texts: new Map([...folder.texts].filter(([each]) => each !== path)),
    pictures: new Map([...folder.pictures].filter(([each]) => each !== path)),
    published: path === 'published.txt' ? undefined : folder.published,
  })

/** Deletes every file of a folder. */
export const removeFolder =
  (path: string): Change =>
  (folder) =>
    all(...[...folder.files].filter((file) => file.startsWith(`${path}/`)).map(remove))(folder)

/** Deletes a field of a file: `without('exhibition.yaml', 'contact', 'map')`. */
export const without =
  (path: string, ...field: (string | number)[]): Change =>
  (folder) => {
    const document = parseDocument(textOf(folder, path))
    if (!document.deleteIn(field)) throw new Error(`There is no ${field.join('.')} in ${path}`)
    return put(path, String(document))(folder)
  }

/** Changes facts of a picture, which may be new. */
export const picture =
  (path: string, facts: Partial<Picture>): Change =>
  (folder) => {
    const usual = [...folder.pictures.values()][0] as Picture
    const was = folder.pictures.get(path) ?? { ...usual, digest: path }
    return {
      ...folder,
      files: new Set([...folder.files, path]),
      pictures: new Map([...folder.pictures, [path, { ...was, ...facts }]]),
    }
  }

export const also =
  (facts: Partial<ContentFolder>): Change =>
  (folder) => ({ ...folder, ...facts })

export const all =
  (...changes: Change[]): Change =>
  (folder) =>
    changes.reduce((changed, change) => change(changed), folder)

/** @returns the folder without the marks ⟦ and ⟧, and the places that they mark */
export function unmarked(folder: ContentFolder): { folder: ContentFolder; expected: Expected[] } {
  const expected: Expected[] = []
  const clean = (file: string, text: string) => {
    if (!text.includes('⟦')) return text
    for (const [line, content] of text.split(/\r?\n/).entries()) {
      const from = content.indexOf('⟦')
      const to = content.indexOf('⟧')
      if (from >= 0) expected.push({ file, line: line + 1, column: from + 1, endColumn: to })
    }
    return text.replace(marks, '')
  }
  const { name, texts, published, netlifyToml } = folder
  return {
    folder: {
      ...folder,
      texts: new Map([...texts].map(([path, text]) => [path, clean(`${name}/${path}`, text)])),
      published: published && clean(`${name}/published.txt`, published),
      netlifyToml: netlifyToml && clean('netlify.toml', netlifyToml),
    },
    expected,
  }
}

function textOf({ texts, published }: ContentFolder, path: string): string {
  const text = path === 'published.txt' ? published : texts.get(path)
  if (text === undefined) throw new Error(`There is no ${path}`)
  return text
}

/** Checks a change, not only the content after it. */
export function changed(change: Change): Change {
  return (content) => {
    const after = change(content)
    const texts = new Map([...content.texts].filter(([path, text]) => after.texts.get(path) !== text))
    if (content.published !== undefined && after.published !== content.published)
      texts.set('published.txt', content.published)
    return { ...after, before: { texts, now: new Date('2044-05-02T09:30:00Z') } }
  }
}
