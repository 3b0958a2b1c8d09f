import * as React from 'react'
import { useLocale } from '../../../../i18n/page'
import { useTexts } from '../../../../i18n/texts'
import type { AskedForLinks } from '../../../../registration/guest-pages'
import { TextField } from '../form/text-field'
import * as form from '../form/registration-form.module.css'

type Props = { asked: AskedForLinks | undefined }

/** Asks for an address, to which the links to everything that it is registered for are sent. */
export function AskForLinks({ asked }: Props) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <section aria-labelledby="links-heading">
      <form method="post" action="/api/links" noValidate className={form.form}>
        <h2 id="links-heading">{t('registration:links.heading')}</h2>
        <p>{t('registration:links.note')}</p>
        <input type="hidden" name="locale" value={locale} />
        <TextField
          name="email"
          label={t('registration:email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          defaultValue={asked?.email}
          error={asked?.error && t(`registration:error.${asked.error}`)}
        />
        <button type="submit" className={form.button}>
          {t('registration:links.send')}
        </button>
      </form>
    </section>
  )
}
