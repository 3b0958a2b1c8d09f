import { findProblems } from '../src/model/find-problems'
import { formatProblem } from '../src/model/problem'
import { readContent } from '../src/model/read-content'

/** Prints everything that is wrong in a folder of content. @returns whether nothing is */
export async function checkContent(folder = 'content', staticFolder = 'static'): Promise<boolean> {
  const content = await readContent(folder, staticFolder)
  const problems = findProblems(content)
  for (const problem of problems) {
    console.error(`${formatProblem(problem, content.texts.get(problem.file.slice(folder.length + 1)))}\n`)
  }
  if (problems.length === 0) console.error(`Content: ${content.texts.size} files, no problem found.`)
  else
    console.error(
      `Content: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${content.texts.size} files.`,
    )
  return problems.length === 0
}

if (import.meta.main) process.exitCode = (await checkContent()) ? 0 : 1
