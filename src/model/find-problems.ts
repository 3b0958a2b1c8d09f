import type { ContentFile, ContentFolder } from './content-folder'
import { crossProblems } from './cross-problems'
import { kindNames, kindOf, kinds, translationFiles } from './kinds'
import { parseYaml } from './parse-yaml'
import { byPlace, fileStart, type Problem } from './problem'
import { schemaProblems } from './schema-problems'
import { translationProblems } from './translation-problems'

/** Everything that is wrong in a folder of content, all files together, in the order of the files. */
export function findProblems(folder: ContentFolder): Problem[] {
  const problems: Problem[] = []
  const files: ContentFile[] = []

  for (const [path, text] of folder.texts) {
    const file = `${folder.name}/${path}`
    const kind = kindOf(path)
    const isTranslation = translationFiles.test(path)
    if (!kind && !isTranslation) {
      problems.push(unexpected(file))
      continue
    }
    const yaml = parseYaml(file, text)
    const own = [...yaml.problems]
    if (yaml.problems.length === 0) {
      own.push(...(kind ? schemaProblems(file, yaml, kinds[kind].schema) : translationProblems(file, yaml)))
    }
    problems.push(...own)
    if (kind) files.push({ path, file, kind, yaml, valid: own.length === 0 })
  }

  for (const name of kindNames) {
    const kind = kinds[name]
    if ('single' in kind && !files.some((file) => file.kind === name)) {
      problems.push(absent(`${folder.name}/${kind.pattern}`))
    }
  }
  return [...problems, ...crossProblems(folder, files)].sort(byPlace)
}

function unexpected(file: string): Problem {
  const places = [...kindNames.map((name) => kinds[name].pattern), 'translations/<name>.yaml']
  return {
    file,
    ...fileStart,
    severity: 'error',
    rule: 'file/unexpected',
    message: 'Nothing reads a file of this name in this folder.',
    fix: `Move or rename it to fit one of: ${places.join(', ')}.`,
  }
}

function absent(file: string): Problem {
  return {
    file,
    ...fileStart,
    severity: 'error',
    rule: 'file/missing',
    message: 'This file is missing.',
    fix: 'Bring it back from the history, or copy it from another exhibition.',
  }
}
