import * as React from 'react'
import { graphql } from 'gatsby'
import { useTexts } from '../../i18n/texts'
import { LoadFailure } from './load-failure'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import * as styles from './layout.module.css'

type Props = { exhibition: Queries.CommonLayoutFragment; children: React.ReactNode }

/** Layout of text pages: one column below the header. */
export function DefaultLayout({ exhibition, children }: Props) {
  return (
    <CommonLayout exhibition={exhibition} overlay={false}>
      <div className={styles.column}>{children}</div>
    </CommonLayout>
  )
}

/** Layout of pages that begin with a picture or title of the full width: the header lies over it. */
export function OverlayLayout(props: Props) {
  return <CommonLayout overlay {...props} />
}

/** Skip link, header, <main> and footer, for both layouts. */
function CommonLayout({ exhibition, overlay, children }: Props & { overlay: boolean }) {
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
