import * as React from 'react'
import { urgentScript } from '#build-values'
import type { GetText } from '../../../i18n/keys'

/** What a page needs to show the urgent notice of the organisers: where its script is, and the text of its button. */
export const UrgentNotice = ({ t }: { t: GetText }) => (
  <div hidden data-urgent={urgentScript} data-close={t('common:urgent.close')} />
)
