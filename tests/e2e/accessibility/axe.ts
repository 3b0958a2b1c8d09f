import type { Page } from '@playwright/test'
import axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that depend on colours; the others give the same result in both colour schemes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Runs axe in the page itself, in half the time of @axe-core/playwright, which merges the results of frames in a second
 * page. The site has no frames; its policy forbids them.
 * @param runOnly tags or rules
 */
async function analyze(page: Page, part: string, runOnly: string[]): Promise<string[]> {
  // Half a megabyte, once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    ([part, runOnly]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      return axe.run(part, { runOnly, resultTypes: ['violations'] })
    },
    [part, runOnly] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

/** The violations that axe finds in a part of a page, in its current colour scheme. */
export const violations = (page: Page, part = 'html') => analyze(page, part, tags)

/** The violations of rules that depend on colours, for use after a change of the colour scheme. */
export const colourViolations = (page: Page, part = 'html') => analyze(page, part, colourRules)
