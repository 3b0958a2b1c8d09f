import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import { fullTitleOf } from '../../components/seo'

let shown: string | undefined

/** What the organiser sees now, for the head of the page, which Gatsby makes anew after each navigation. */
export const shownTitle = () => shown

/** Names the tab after what the organiser sees. @param title undefined for the name of the page */
export function useTabTitle(title: string | undefined, site: string): void {
  const t = useTexts()
  const fullTitle = fullTitleOf(title ?? t('organisers:heading'), site)
  React.useEffect(() => {
    shown = title
    document.title = fullTitle
    return () => void (shown = undefined)
  }, [title, fullTitle])
}
