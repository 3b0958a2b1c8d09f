import * as React from 'react'
import { graphql } from 'gatsby'
import { useTexts } from '../../i18n/texts'
import { reopenDetails } from '../router/open-details'
import { LoadFailure } from './load-failure'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import * as styles from './layout.module.css'

type Props = {
  exhibition: Queries.CommonLayoutFragment
  /** The page begins with a picture or title of the full width, over which the header lies. Others are one column. */
  overlay?: boolean
  children: React.ReactNode
}

/** Skip link, header, <main> and footer. */
export function Layout({ exhibition, overlay = false, children }: Props) {
  const t = useTexts()
  React.useLayoutEffect(reopenDetails, [])
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#content">
        {t('common:skip')}
      </a>
      <SiteHeader exhibition={exhibition} overlay={overlay} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {overlay ? children : <div className={styles.column}>{children}</div>}
      </main>
      <SiteFooter exhibition={exhibition} />
      <LoadFailure />
    </div>
  )
}

export const fragment = graphql`
  fragment CommonLayout on Exhibition {
    ...SiteHeader
    ...SiteFooter
  }
`
