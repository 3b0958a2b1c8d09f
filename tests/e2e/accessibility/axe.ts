import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that depend on colours; the others give the same result in both colour schemes. */
const colourRules = ['color-contrast', 'link-in-text-block']

async function analyze(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

/** The violations that axe finds in a part of a page, in its current colour scheme. */
export const violations = (page: Page, part = 'html') => analyze(new AxeBuilder({ page }).include(part).withTags(tags))

/** The violations of rules that depend on colours, for use after a change of the colour scheme. */
export const colourViolations = (page: Page, part = 'html') =>
  analyze(new AxeBuilder({ page }).include(part).withRules(colourRules))
