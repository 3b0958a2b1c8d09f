import type { KindName } from './kinds'
import type { ParsedYaml, Path } from './parse-yaml'
import type { Problem } from './problem'

/** A folder of content in memory. Paths are inside the folder, with forward slashes. */
export type ContentFolder = {
  /** The folder's own path; problems begin with it. */
  name: string
  /** The text of each YAML file. */
  texts: ReadonlyMap<string, string>
  /** Each picture's real format; undefined for one that cannot be read as a picture. */
  pictures: ReadonlyMap<string, string | undefined>
  /** The files that are served as they are, as paths of the site: '/documents/x.pdf'. */
  staticFiles: ReadonlySet<string>
}

/** A content file that is YAML of a known kind. `data` has the kind's shape only where `valid`. */
export type ContentFile = { path: string; file: string; kind: KindName; yaml: ParsedYaml; valid: boolean }

/** An error at a field of a file. */
export function problemAt(
  { file, yaml }: ContentFile,
  path: Path,
  rule: string,
  message: string,
  fix: string,
): Problem {
  return { file, ...yaml.positionOf(path), severity: 'error', rule, message, fix }
}
