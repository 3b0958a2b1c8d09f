import * as React from 'react'
import { RouteLink } from '../route-link'
import * as textButton from '../text-button.module.css'
import * as unseen from '../visually-hidden.module.css'
import { useTexts } from '../../../i18n/texts'
import * as styles from './mark-button.module.css'
import type { Mark } from './marks'

type Props = {
  mark: Mark
  /** The title of the event or work, where a page has several of these buttons. */
  of?: string
  /** Whether a link to the plan follows, once it is marked. */
  withPlan?: boolean
}

/**
 * Marks an event or a work for the plan (mark-button.script.ts). Its words say what it does, or that it is done: with such
 * words `aria-pressed` would say it twice. The message is for browsers that keep nothing.
 */
export function MarkButton({ mark, of, withPlan = false }: Props) {
  const t = useTexts()
  return (
    <>
      <button
        type="button"
        className={`${textButton.button} ${styles.button}`}
        data-mark={mark}
        data-marked="false"
        suppressHydrationWarning
      >
        <span className={styles.words}>
          <span className={styles.add}>{t('common:plan.mark')}</span>
          <span className={styles.marked}>{t('common:plan.marked')}</span>
        </span>
        {of && <span className={unseen.hidden}>{`: ${of}`}</span>}
      </button>
      <span role="alert" hidden suppressHydrationWarning>
        {t('common:plan.notSaved')}
      </span>
      {withPlan && (
        <RouteLink to="plan" className={`${textButton.link} ${styles.plan}`}>
          {t('common:menu.plan')}
        </RouteLink>
      )}
    </>
  )
}
