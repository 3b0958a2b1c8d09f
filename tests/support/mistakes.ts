import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { ContentFolder } from '../../src/editors/check/read/content-folder'
import { kindOf } from '../../src/model/kinds'
import { all, type Change, copy, put, remove, removeFolder } from './faults'

/** A key with a value on one line of a file. */
type Field = {
  key: string
  value: unknown
  source: string
  keyFrom: number
  from: number
  to: number
  line: number
}

/** The fields of the texts that were asked for before: reading a text takes longer than a mistake in it. */
const known = new Map<string, Field[]>()

/** The fields of a file that have their value beside the key. */
export function fieldsOf(text: string): Field[] {
  const fields = known.get(text) ?? readFields(text)
  known.set(text, fields)
  return fields
}

function readFields(text: string): Field[] {
  const fields: Field[] = []
  const lineCounter = new LineCounter()
  visit(parseDocument(text, { lineCounter }), {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !isScalar(value) || !key.range || !value.range || value.type?.startsWith('BLOCK')) return
      const [from, to] = value.range
      const source = text.slice(from, to)
      const { line } = lineCounter.linePos(from)
      if (!source.includes('\n') && source !== '')
        fields.push({ key: String(key.value), value: value.value, source, keyFrom: key.range[0], from, to, line })
    },
  })
  return fields
}

/** What an editor or a program does to a field; undefined where that cannot happen. @returns the text of the file */
type Mistake = (text: string, field: Field) => string | undefined

const swapped = (word: string) => word.replace(/(\w)(?!\1)(\w)(\w*)$/, '$2$1$3')

const valueMistake =
  (change: (field: Field) => string | undefined): Mistake =>
  (text, field) => {
    const value = change(field)
    return value === undefined || value === field.source
      ? undefined
      : text.slice(0, field.from) + value + text.slice(field.to)
  }

const isLanguage = ({ key }: Field) => key === 'cs' || key === 'en'
const isPlain = ({ source }: Field) => !/^["']/.test(source)
const isNumber = ({ value }: Field) => typeof value === 'number'
const isWritten = ({ value }: Field) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)
const hasSpace = ({ value }: Field) => / \p{L}/u.test(String(value))
const references = ['artist', 'place', 'within', 'room', 'tour', 'venue', 'work']
const identifiers = [...references, 'slug', 'image', 'logo', 'email', 'timeZone']

/** The first space of a source with something before it. */
const atSpace = (source: string, insert: string) => source.replace(/ (?=\p{L})/u, insert)

/** Mistakes in one field, by name. Each must be found on its line. */
export const mistakes: Record<string, Mistake> = {
  'a key misspelt': (text, { key, keyFrom }) =>
    key.length < 5 || swapped(key) === key
      ? undefined
      : text.slice(0, keyFrom) + swapped(key) + text.slice(keyFrom + key.length),
  'a value lost': (text, { from, to }) => text.slice(0, from).trimEnd() + text.slice(to),
  'a number in quotes': valueMistake((field) => (isNumber(field) ? `"${field.source}"` : undefined)),
  'a word for a number': valueMistake((field) => (isNumber(field) ? 'mnoho' : undefined)),
  'a date without quotes': valueMistake((field) => (isWritten(field) ? String(field.value) : undefined)),
  'a day that no calendar has': valueMistake((field) =>
    isWritten(field) ? field.source.replace(/-\d\d-\d\d/, '-09-31') : undefined,
  ),
  'a date as people write it': valueMistake((field) =>
    isWritten(field) && field.source.length === 12
      ? field.source.replace(/(\d{4})-0?(\d+)-0?(\d+)/, '$3. $2. $1')
      : undefined,
  ),
  'a quote that is not closed': valueMistake((field) =>
    isLanguage(field) && isPlain(field) ? `"${field.source}` : undefined,
  ),
  'a colon in a text': valueMistake((field) =>
    isLanguage(field) && isPlain(field) && hasSpace(field) ? atSpace(field.source, ': ') : undefined,
  ),
  'a text that is not finished': valueMistake((field) => (isLanguage(field) ? 'TODO' : undefined)),
  'three dots': valueMistake((field) =>
    isLanguage(field) && isPlain(field) && hasSpace(field) && !/:|@/.test(field.source)
      ? atSpace(field.source, '... ')
      : undefined,
  ),
  'two spaces': valueMistake((field) =>
    isLanguage(field) && isPlain(field) && hasSpace(field) ? atSpace(field.source, '  ') : undefined,
  ),
  'a name misspelt': valueMistake((field) => (references.includes(field.key) ? swapped(field.source) : undefined)),
  'a picture misspelt': valueMistake((field) =>
    field.key === 'image' ? field.source.replace(/(\w)(?!\1)(\w)(?=\.)/, '$2$1') : undefined,
  ),
  'a slug with capitals': valueMistake((field) =>
    field.key === 'slug' ? field.source.replace(/^\w/, (letter) => letter.toUpperCase()) : undefined,
  ),
  // Nothing else names the slug of a work.
  'a slug misspelt': (text, field) =>
    field.key === 'slug' && text[field.keyFrom - 1] !== ' '
      ? valueMistake(({ source }) => swapped(source))(text, field)
      : undefined,
  'a soft hyphen in a value': valueMistake((field) =>
    identifiers.includes(field.key) ? field.source.replace(/(?<=\w)(?=\w)/, '\u00ad') : undefined,
  ),
  'a space of Word after a value': valueMistake((field) =>
    identifiers.includes(field.key) ? `${field.source}\u00a0` : undefined,
  ),
  'curly quotes around a value': valueMistake((field) => (isWritten(field) ? `“${String(field.value)}”` : undefined)),
  'a list for a value': valueMistake((field) => (isLanguage(field) ? '[a, b]' : undefined)),
  'a tab for spaces': (text, { keyFrom }) => {
    const start = text.lastIndexOf('\n', keyFrom - 1) + 1
    return /^ +$/.test(text.slice(start, keyFrom)) ? `${text.slice(0, start)}\t${text.slice(keyFrom)}` : undefined
  },
}

/** What goes wrong with a whole file; undefined where that cannot happen. @property at where it must be found */
type FileMistake = (path: string, folder: ContentFolder) => { change: Change; at?: string } | undefined

const moved = (from: string, to: string): Change => all(copy(from, to), remove(from))

const textOf = ({ texts }: ContentFolder, path: string) => texts.get(path) ?? ''

/** Mistakes in a whole file, by name. */
export const fileMistakes: Record<string, FileMistake> = {
  'a file with the ending .yml': (path) => {
    const at = path.replace(/\.yaml$/, '.yml')
    return { change: moved(path, at), at }
  },
  'a file that a program saved as a text': (path) => ({ change: moved(path, `${path}.txt`), at: `${path}.txt` }),
  'a file copied': (path) => {
    const at = path.endsWith('/artist.yaml')
      ? path.replace('/artist', '-2/artist')
      : path.replace('.yaml', ' copy.yaml')
    return kindOf(path) && path !== 'exhibition.yaml' ? { change: copy(path, at), at } : undefined
  },
  'an artist deleted': (path) =>
    path.startsWith('artists/') ? { change: remove(path), at: 'published.txt' } : undefined,
  'a place deleted': (path) => (path.startsWith('places/') ? { change: remove(path) } : undefined),
  'all artists deleted': (path) => (path.startsWith('artists/') ? { change: removeFolder('artists') } : undefined),
  'the pictures of an artist deleted': (path, folder) => {
    const pictures = [...folder.pictures.keys()].filter((each) => each.startsWith(path.replace('artist.yaml', '')))
    return path.startsWith('artists/') ? { change: all(...pictures.map(remove)), at: path } : undefined
  },
  'a file emptied': (path) => ({ change: put(path, ''), at: path }),
  'a merge conflict': (path, folder) => {
    const lines = textOf(folder, path).split('\n')
    const middle = Math.floor(lines.length / 2)
    const line = lines[middle] ?? ''
    const conflict = lines.toSpliced(middle, 1, '<<<<<<< HEAD', line, '=======', `${line} x`, '>>>>>>> main')
    return { change: put(path, conflict.join('\n')), at: path }
  },
}
