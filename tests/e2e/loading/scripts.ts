import type { Page } from '@playwright/test'

const isScript = (url: string) => /\.js$/.test(new URL(url).pathname)

/** @returns the addresses of the scripts that the page requests from now on; the list grows */
export function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (isScript(request.url())) scripts.push(request.url())
  })
  return scripts
}
