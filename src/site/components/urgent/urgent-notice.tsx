import * as React from 'react'
import type { GetText } from '../../../i18n/keys'

/** What a page needs to show the urgent notice of the organisers: where its script is, and the text of its button. */
export const UrgentNotice = ({ t }: { t: GetText }) => (
  <div hidden data-urgent={process.env.GATSBY_URGENT_SCRIPT} data-close={t('common:urgent.close')} />
)
