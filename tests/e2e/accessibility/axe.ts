import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose answer depends on the colours; the others need not be asked twice. */
const colourRules = ['color-contrast', 'link-in-text-block']

async function told(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

/** What axe finds in a part of a page, in the colours that it has. */
export const violations = (page: Page, part = 'html') => told(new AxeBuilder({ page }).include(part).withTags(tags))

/** What axe finds again after a change of colours. */
export const colourViolations = (page: Page, part = 'html') =>
  told(new AxeBuilder({ page }).include(part).withRules(colourRules))
