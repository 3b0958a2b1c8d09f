import * as React from 'react'
import { graphql } from 'gatsby'
import { useTexts } from '../../i18n/texts'
import { LoadFailure } from './load-failure'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import * as styles from './common-layout.module.css'

type Props = {
  exhibition: Queries.CommonLayoutFragment
  /** Lays the header over the top of the content. */
  overlay?: boolean
  children: React.ReactNode
}

/** Skip link, header, <main> and footer, for both layouts. */
export function CommonLayout({ exhibition, overlay = false, children }: Props) {
  const t = useTexts()
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#content">
        {t('common:skip')}
      </a>
      <SiteHeader exhibition={exhibition} overlay={overlay} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
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
