import * as React from 'react'
import { usePage } from '../../i18n/page'
import type { PageScripts } from './scripts'

const installed = new Set<() => void>()
const none: readonly (() => void)[] = []

/**
 * Installs the scripts of a page that React shows, unless they came with the document. Each script is installed once and
 * stays installed. A layout effect comes before the router scrolls: scripts may change the height of what is above.
 * @param scripts of the page's template
 */
export function useScripts({ early = none, late = none }: PageScripts): void {
  const { template } = usePage()
  React.useLayoutEffect(() => {
    const inDocument = document.querySelector<HTMLElement>('script[data-template]')?.dataset.template
    for (const script of [...early, ...late]) {
      if (template !== inDocument && !installed.has(script)) script()
      installed.add(script)
    }
  }, [template, early, late])
}
