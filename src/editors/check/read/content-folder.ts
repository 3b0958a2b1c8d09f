import { type FilePosition, fileStart } from '../base/problem'
import type { Picture } from './picture'
import type { Typeface } from './typeface'

/** A folder of content in memory. Paths are inside the folder, with forward slashes. */
export type ContentFolder = {
  /** The path of the folder; the files of problems start with it. */
  name: string
  /** Every file. */
  files: ReadonlySet<string>
  /** The text of each YAML file, except those that are too large to be content. */
  texts: ReadonlyMap<string, string>
  pictures: ReadonlyMap<string, Picture>
  /** The list of published addresses; undefined where there is none. */
  published: string | undefined
  /** Netlify’s settings of the project, netlify.toml; undefined where there are none. */
  netlifyToml?: string | undefined
  /** Symbolic links. Not every system that content is copied to has them. */
  links: ReadonlySet<string>
  /** YAML files that are too large to be content, and their size in bytes. */
  oversized: ReadonlyMap<string, number>
  /** Files with the name of a PDF that cannot be opened. */
  brokenPdfs: ReadonlySet<string>
  typeface: Typeface
  /** Whether the public site is built, not a preview. */
  isForProduction: boolean
  /** What the content is compared with, if a change of it is checked. */
  before?: Before
}

/** The content before a change. */
export type Before = {
  /** The YAML files and the list of published addresses that have since changed or are gone, with their text. */
  texts: ReadonlyMap<string, string>
  /** When the change is checked. */
  now: Date
}

/** The folder that a file is in, with a slash at its end; '' at the top. */
export const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

/** The place of a problem with a whole file of a folder. */
export const placeOfFile = ({ name }: ContentFolder, path: string): FilePosition => ({
  file: `${name}/${path}`,
  ...fileStart,
})

/** Lists every page of an artist and every event with registration that was ever published. */
export const publishedFile = 'published.txt'
