import * as React from 'react'
import { graphql } from 'gatsby'
import { useTexts } from '../../i18n/texts'
import { LanguageSwitch } from './language-switch'
import { commands, Menu } from './menu/menu'
import { RouteLink } from './route-link'
import * as styles from './site-header.module.css'

type Props = {
  exhibition: Queries.SiteHeaderFragment
  /** Lies over the content instead of above it. */
  overlay?: boolean
}

/** Link to the home page, language switch and menu. */
export function SiteHeader({ exhibition, overlay = false }: Props) {
  const t = useTexts()
  return (
    <header className={overlay ? styles.overlay : styles.header}>
      <RouteLink to="home" className={styles.name}>
        {exhibition.name}
      </RouteLink>
      <div className={styles.tools}>
        <LanguageSwitch />
        <button type="button" className={styles.open} {...commands('show-modal', 'menu')}>
          {t('common:menu.open')}
        </button>
      </div>
      <Menu exhibition={exhibition} />
    </header>
  )
}

export const fragment = graphql`
  fragment SiteHeader on Exhibition {
    name(language: $language)
    ...Menu
  }
`
