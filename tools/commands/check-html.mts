import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { builtPages } from '../../src/gatsby/public-files/built-pages'
import { fetchedPackage, fetchPackage } from '../installation/on-demand-package.mts'
import { run } from '../command-line/run-program.mts'

/**
 * What the Nu checker may say of a page: its CSS parser does not know container queries, view transitions and more
 * (style sheets are stylelint's), and React closes void elements with a slash, which HTML allows.
 */
const excused = '(CSS: |Trailing slash on void elements ).*'

/**
 * Asks html-validate, and the Nu checker where it and Java are there, of every built page; each fault is printed with its
 * page, line and column. @param nu the folder of vnu-jar @returns how many of the two found none, and how many found faults
 */
export async function checkHtml(nu = fetchedPackage('vnu-jar')): Promise<{ passed: number; failed: number }> {
  const pages = builtPages()
  const options = ['--config', 'html-validate.config.mjs', '--max-warnings', '0', '--formatter', 'text']
  const answers = [pages.length > 0 && (await run('html-validate', [...options, ...pages]))]
  const jar = nu && path.join(nu, 'build/dist/vnu.jar')
  if (jar && spawnSync('java', ['-jar', jar, '--version']).status === 0) {
    answers.push(await run('java', ['-jar', jar, '--Werror', '--filterpattern', excused, ...pages]))
  } else {
    console.log('The Nu checker was not run: it needs Java 11 or later, and `npm run check:html` fetches it (31 MB).')
  }
  const passed = answers.filter(Boolean).length
  if (passed === answers.length) console.log(`No fault in the HTML of ${pages.length} pages.`)
  return { passed, failed: answers.length - passed }
}

// npm run check:html
if (import.meta.main) {
  const nu = await fetchPackage('vnu-jar').catch((error: Error) => void console.error(error.message))
  process.exitCode = (await checkHtml(nu ?? undefined)).failed > 0 ? 1 : 0
}
