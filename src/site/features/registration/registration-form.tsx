import * as React from 'react'
import { graphql } from 'gatsby'
import { useFormik } from 'formik'
import { createApiClient } from '../../api/api-client'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { ChoiceField } from './choice-field'
import { Consent } from './consent'
import { emptyValues, keepDraft, readDraft, startValues, type FormValues } from './draft'
import { ErrorSummary } from './error-summary'
import { isMessageVisible } from './message-visibility'
import { fields, forms, type FieldOf } from '../../../registration/fields'
import type { Refusal } from '../../../registration/refusals'
import { parseRegistration, type RegistrationErrors } from '../../../registration/registration-schema'
import { sendRegistration } from './send-registration'
import { TextField } from './text-field'
import { useBrowserValue } from './use-browser-value'
import * as styles from './registration-form.module.css'

type Props = {
  notice: Queries.RegistrationFormFragment
  /** Called once the guest is registered. */
  onRegistered: () => void
  send?: typeof sendRegistration
}

const api = createApiClient({ baseUrl: process.env.GATSBY_API_URL ?? '' })

function validate(values: FormValues): RegistrationErrors {
  const parsed = parseRegistration('invitation', values)
  return 'errors' in parsed ? parsed.errors : {}
}

/** The form of the invitation. Without JavaScript the browser posts it to the same address. */
export function RegistrationForm({ notice, onRegistered, send = sendRegistration }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const [refusal, setRefusal] = React.useState<Refusal>()
  // Without JavaScript the browser validates; with it, the form does.
  const scripted = useBrowserValue(() => true, false)
  const form = React.useRef<HTMLFormElement>(null)
  const answer = React.useRef<HTMLDivElement>(null)

  const formik = useFormik<FormValues>({
    initialValues: emptyValues,
    validate,
    onSubmit: async (values, { setErrors, setFieldValue }) => {
      setRefusal(undefined)
      // Browsers make ids on secure pages only. Where there is none, the function makes it.
      const submissionId = values.submissionId || (crypto.randomUUID?.() ?? '')
      keepDraft({ values: { ...values, submissionId } })
      void setFieldValue('submissionId', submissionId, false)
      const { submissionId: _, ...registration } = values
      const sent = await send(api, registration, { locale, submissionId, noticeVersion: notice.version })
      if (sent.result === 'registered') {
        keepDraft({ values: emptyValues, registered: true })
        onRegistered()
      } else {
        setErrors(sent.errors)
        setRefusal(sent.result)
      }
    },
  })
  const { values, setValues, touched, errors, submitCount, isSubmitting } = formik

  React.useEffect(() => {
    const typed = form.current ? Object.fromEntries(new FormData(form.current)) : {}
    void setValues(startValues(typed, readDraft()?.values), false)
  }, [setValues])

  React.useEffect(() => {
    // Only now: an empty answer is not displayed, so it cannot take the focus.
    if (refusal) answer.current?.focus()
  }, [refusal])

  const change = ({ target: { name, value } }: React.ChangeEvent<HTMLInputElement>) => {
    // Changed values are another registration. Only the same one may be sent again under its id.
    const changed = { ...values, [name]: value, submissionId: '' }
    keepDraft({ values: changed })
    void setValues(changed)
  }

  const messageOf = (name: FieldOf<'invitation'>) => {
    const code = errors[name] as RegistrationErrors[typeof name]
    const state = {
      touched: Boolean(touched[name]),
      dirty: values[name] !== emptyValues[name],
      submitted: submitCount > 0,
    }
    return code && isMessageVisible(fields[name].messageVisibility, state) ? t(`registration:error.${code}`) : undefined
  }
  const problems = forms.invitation.flatMap((name) => {
    const message = submitCount > 0 ? messageOf(name) : undefined
    return message ? [{ name, label: t(`registration:${name}`), message }] : []
  })
  const fieldOf = (name: FieldOf<'invitation'>) => {
    const field = fields[name]
    const props = {
      name,
      label: t(`registration:${name}`),
      value: values[name],
      required: field.required,
      onChange: change,
      onBlur: formik.handleBlur,
      error: messageOf(name),
    }
    if ('input' in field) return <TextField key={name} {...props} {...field.input} />
    const options = field.choices.map((value) => ({ value, label: t(`registration:${value}`) }))
    return <ChoiceField key={name} {...props} options={options} />
  }

  return (
    <form
      ref={form}
      method="post"
      action="/api/register"
      data-registration
      noValidate={scripted}
      className={styles.form}
      aria-labelledby="registration-heading"
      onSubmit={(event) => {
        // A second click while the form is being sent does nothing.
        if (isSubmitting) event.preventDefault()
        else formik.handleSubmit(event)
      }}
    >
      <h2 id="registration-heading">{t('registration:heading')}</h2>
      <div ref={answer} tabIndex={-1} className={styles.answer} data-registration-answer>
        {refusal && <p role="alert">{t(`registration:answer.${refusal}`)}</p>}
      </div>
      <ErrorSummary problems={problems} sending={isSubmitting} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="submissionId" value={values.submissionId} />
      <input type="hidden" name="noticeVersion" value={notice.version} />
      {forms.invitation.map(fieldOf)}
      <Consent notice={notice} id="registration-consent" />
      <button
        type="submit"
        className={styles.button}
        aria-disabled={isSubmitting}
        aria-describedby="registration-consent"
      >
        {isSubmitting ? t('registration:sending') : t('registration:send')}
      </button>
    </form>
  )
}

export const fragment = graphql`
  fragment RegistrationForm on ConsentNotice {
    version
    ...Consent
  }
`
