import type { Locator } from '@playwright/test'

/** Opens everything inside of an element that opens with a click. */
export const openParts = (part: Locator) =>
  part.locator('details').evaluateAll((all) => all.forEach((each) => ((each as HTMLDetailsElement).open = true)))
