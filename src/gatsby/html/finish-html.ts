import { applicationId, type Application } from '../../site/before-react/start-react'
import { missingInPage } from './expect-in-page'

type Page = {
  html: string
  /** The file, for errors. */
  file: string
  /** False for pages without React (page-components.ts). */
  hasScripts: boolean
}

/**
 * Changes the HTML of a page that Gatsby wrote into the HTML that is served:
 * - Gatsby's scripts become a JSON element, from which `start-react.ts` loads them later;
 * - the attribute `data-original-tag` is removed.
 * A page that an incremental build did not render again is already changed, and stays as it is.
 * @throws Error when the page lacks anything that is to be changed
 */
export function finishHtml({ html, file, hasScripts }: Page): string {
  // Gatsby’s mark on <html>, which only its build reads.
  const withoutMark = html.replace(' data-original-tag="html"', '')
  return hasScripts ? deferScripts(withoutMark, file) : withoutMark
}

const scriptSlice = /(<!-- slice-start id="_gatsby-scripts-1" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/

function deferScripts(html: string, file: string): string {
  const content = scriptSlice.exec(html)?.[2]
  if (content === undefined) throw missingInPage(file, 'the slice _gatsby-scripts-1')
  if (content.includes(`id="${applicationId}"`)) return html
  const data = JSON.stringify(applicationOf(content, file)).replaceAll('<', '\\u003c')
  // The comments stay: an incremental build replaces what is between them.
  return html.replace(scriptSlice, (_, start: string, _content: string, end: string) => {
    return `${start}<script type="application/json" id="${applicationId}">${data}</script>${end}`
  })
}

function applicationOf(content: string, file: string): Application {
  const hash = /window\.___webpackCompilationHash="(\w+)"/.exec(content)?.[1]
  const chunks = /window\.___chunkMapping=("(?:[^"\\]|\\.)*");/.exec(content)?.[1]
  const scripts = [...content.matchAll(/<script src="([^"]+)" async>/g)].map(([, src]) => src!)
  if (!hash) throw missingInPage(file, 'the script that sets ___webpackCompilationHash')
  if (!chunks) throw missingInPage(file, 'the script that sets ___chunkMapping to a JSON string')
  if (scripts.length === 0) throw missingInPage(file, 'scripts with the attribute async')
  return {
    scripts,
    // Gatsby encodes the list of chunks twice; its prefetching then finds no chunk in it.
    globals: { ___webpackCompilationHash: hash, ___chunkMapping: JSON.parse(JSON.parse(chunks) as string) as unknown },
  }
}
