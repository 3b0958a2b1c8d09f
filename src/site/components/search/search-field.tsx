import * as React from 'react'
import { searchScript } from '#build-values'
import { navigate } from 'gatsby'
import { useTexts } from '../../../i18n/texts'
import { closest, hasModifier } from '../../dom/events'
import * as styles from './search-field.module.css'

/** The search in the menu. Scripts load and show the results (search-field.script.ts), so it needs JavaScript. */
export function SearchField() {
  const t = useTexts()
  return (
    <div role="search" className={`needsScript ${styles.search}`}>
      <label>
        {t('common:search.label')}
        {/* Not of the type `search`, in which browsers clear the field at the first Esc instead of closing the menu. */}
        <input
          type="text"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-keyshortcuts="Control+K Meta+K"
          data-search={searchScript}
          data-failed={t('common:search.failed')}
        />
      </label>
      {/* React leaves the content of an element with `dangerouslySetInnerHTML` to the scripts. */}
      <div role="status" dangerouslySetInnerHTML={{ __html: '' }} />
      <div onClick={follow} dangerouslySetInnerHTML={{ __html: '' }} />
    </div>
  )
}

/** Follows the link of a result without a new document, as all links do after hydration. */
function follow({ nativeEvent: event }: React.MouseEvent): void {
  const href = closest(event, 'a')?.getAttribute('href')
  // A document is not a page of Gatsby.
  if (!href?.startsWith('/') || /\.pdf(#|$)/.test(href) || hasModifier(event)) return
  event.preventDefault()
  void navigate(href)
}
