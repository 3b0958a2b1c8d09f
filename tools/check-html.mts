import { spawnSync } from 'node:child_process'
import { builtPages } from '../src/gatsby/built-pages'
import { run } from './run.mts'

const jar = 'node_modules/vnu-jar/build/dist/vnu.jar'

/**
 * What the Nu checker may say of a page: its CSS parser does not know container queries, view transitions and more
 * (style sheets are stylelint's), and React closes void elements with a slash, which HTML allows.
 */
const excused = '(CSS: |Trailing slash on void elements ).*'

/**
 * Asks html-validate, and the Nu checker where there is Java, of every built page; each fault is printed with its page,
 * line and column. @returns how many of the two found none, and how many found faults
 */
export async function checkHtml(): Promise<{ passed: number; failed: number }> {
  const pages = builtPages()
  const options = ['--config', 'html-validate.config.mjs', '--max-warnings', '0', '--formatter', 'text']
  const answers = [pages.length > 0 && (await run('html-validate', [...options, ...pages]))]
  if (spawnSync('java', ['-jar', jar, '--version']).status === 0) {
    answers.push(await run('java', ['-jar', jar, '--Werror', '--filterpattern', excused, ...pages]))
  } else {
    console.log('The Nu checker was not run: it needs Java 11 or later.')
  }
  const passed = answers.filter(Boolean).length
  if (passed === answers.length) console.log(`No fault in the HTML of ${pages.length} pages.`)
  return { passed, failed: answers.length - passed }
}

if (import.meta.main) process.exitCode = (await checkHtml()).failed > 0 ? 1 : 0
