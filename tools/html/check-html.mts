import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { builtPages } from '../../src/gatsby/public-files/built-pages'
import { run } from '../command-line/run-program.mts'
import { findPackage } from '../installation/on-demand-package.mts'

/**
 * Messages of the Nu checker that are ignored: its CSS parser does not know container queries and view transitions
 * (stylelint checks the styles), React closes void elements with a slash, which HTML allows, and browsers encode what
 * editors' links have not encoded.
 * The dots stand for quotation marks, which Java reads wrongly where the locale of the system is not UTF-8.
 */
const ignoredMessages = `(${[
  'CSS: ',
  'Trailing slash on void elements ',
  'Bad value .(https://|mailto:)[^ ]+ for attribute .href. on element .a.',
].join('|')}).*`

/** The function replaces these by values; in an address they are not valid. */
const hasPlaceholders = (html: string) => html.includes('{{')

/**
 * Validates every built page with html-validate, and with the Nu checker if that and Java are installed. Prints each
 * error with its page, line and column.
 * @param site the folder of the built site
 * @param nuChecker the folder of the package vnu-jar
 * @returns how many validators found no error, and how many found errors
 */
export async function checkHtml(
  site: string,
  nuChecker = findPackage('vnu-jar'),
): Promise<{ passed: number; failed: number }> {
  const htmlOf = (page: string) => readFileSync(path.join(site, page), 'utf8')
  const pages = builtPages(site)
  const options = ['--config', path.resolve('html-validate.config.mjs'), '--max-warnings', '0', '--formatter', 'text']
  const results = [pages.length > 0 && (await run('html-validate', [...options, ...pages], { cwd: site }))]
  const jar = nuChecker && path.join(nuChecker, 'build/dist/vnu.jar')
  if (jar && spawnSync('java', ['-jar', jar, '--version']).status === 0) {
    const complete = pages.filter((page) => !hasPlaceholders(htmlOf(page)))
    // The content check warns of texts in another language. The Nu checker would fail.
    const options = ['--Werror', '--no-langdetect', '--filterpattern', ignoredMessages]
    results.push(await run('java', ['-jar', jar, ...options, ...complete], { cwd: site }))
  } else {
    console.log('The Nu checker did not run. It needs Java 11 or later; `npm run check:html` downloads it (31 MB).')
  }
  const passed = results.filter(Boolean).length
  if (passed === results.length) console.log(`The HTML of ${pages.length} pages has no errors.`)
  return { passed, failed: results.length - passed }
}
