import * as React from 'react'
import { graphql } from 'gatsby'
import { usePage } from '../../i18n/page'
import { useTexts } from '../../i18n/texts'
import { LanguageSwitch } from './language-switch'
import { commands, Menu } from './menu/menu'
import { returnHeader } from './return-header'
import { RouteLink } from './route-link'
import * as styles from './site-header.module.css'

type Props = {
  exhibition: Queries.SiteHeaderFragment
  /** Lies over the content instead of above it. */
  overlay: boolean
}

/** Links to the home page and, during the exhibition, to what is on; language switch and menu. */
export function SiteHeader({ exhibition, overlay }: Props) {
  const t = useTexts()
  const header = React.useRef<HTMLElement>(null)
  React.useEffect(() => returnHeader(header.current!), [])
  return (
    <header ref={header} className={overlay ? styles.overlay : styles.header}>
      <RouteLink to="home" className={styles.name}>
        {exhibition.name}
      </RouteLink>
      <div className={`notPrinted ${styles.tools}`}>
        {exhibition.homeParts.includes('program') && <WhatsOn />}
        <LanguageSwitch />
        <button type="button" className={styles.open} {...commands('show-modal', 'menu')}>
          {t('common:menu.open')}
        </button>
      </div>
      <Menu exhibition={exhibition} />
    </header>
  )
}

function WhatsOn() {
  const t = useTexts()
  const { template } = usePage()
  const link = { className: styles.on, children: t('common:menu.now') }
  // On the home page programme-clock.script.ts sets the anchor.
  if (template === 'home') return <a href="#program" data-jump suppressHydrationWarning {...link} />
  return <RouteLink to="home" anchor="program" {...link} />
}

export const fragment = graphql`
  fragment SiteHeader on Exhibition {
    name(language: $language)
    homeParts
    ...Menu
  }
`
