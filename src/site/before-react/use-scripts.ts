import * as React from 'react'
import { usePage } from '../../i18n/page'

const installed = new Set<() => void>()

/**
 * Installs the scripts of a page that React shows, unless they came with the document. Each script is installed once and
 * stays installed.
 * @param scripts of the page's template
 */
export function useScripts(scripts: readonly (() => void)[]): void {
  const { template } = usePage()
  React.useEffect(() => {
    const inDocument = document.querySelector<HTMLElement>('script[data-template]')?.dataset.template
    for (const script of scripts) {
      if (template !== inDocument && !installed.has(script)) script()
      installed.add(script)
    }
  }, [template, scripts])
}
