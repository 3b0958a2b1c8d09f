import * as React from 'react'
import { graphql } from 'gatsby'
import { useFormik } from 'formik'
import { createApiClient } from '../../api/client'
import { Prose } from '../../components/prose'
import { useLocale } from '../../i18n/page'
import { useTexts } from '../../i18n/texts'
import { AnswerTemplates } from './answer-templates'
import { ChoiceField } from './choice-field'
import { emptyValues, keepDraft, readDraft, type FormValues } from './draft'
import { ErrorSummary } from './error-summary'
import { isMessageVisible, type MessageVisibility } from './message-visibility'
import { attendances, parseRegistration, type Registration } from './registration-schema'
import { sendRegistration, type Refusal } from './send-registration'
import { TextField } from './text-field'
import * as styles from './registration-form.module.css'

type Props = {
  invitation: Queries.RegistrationFormFragment
  /** Called when the guest is on the list. */
  onRegistered: () => void
  send?: typeof sendRegistration
}

type Field = keyof FormValues

/** The defaults of the specification, section 5: choices when they are changed, texts when they are left. */
const visibility: Record<Field, MessageVisibility> = { fullName: 'blur', email: 'blur', attendance: 'dirty' }

const api = createApiClient({ baseUrl: process.env.GATSBY_API_URL ?? '' })

/** The keys of the messages of what is not valid yet. */
function validate(values: FormValues): Partial<Record<Field, string>> {
  const parsed = parseRegistration(values)
  return 'errors' in parsed ? parsed.errors : {}
}

/** A guest's answer to the invitation. Without JavaScript the same form is posted to the same address. */
export function RegistrationForm({ invitation, onRegistered, send = sendRegistration }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const [refusal, setRefusal] = React.useState<Refusal>()
  const [scripted, setScripted] = React.useState(false)
  const submissionId = React.useRef<string>(undefined)
  const form = React.useRef<HTMLFormElement>(null)
  const answer = React.useRef<HTMLDivElement>(null)

  const formik = useFormik<FormValues>({
    initialValues: emptyValues,
    validate,
    onSubmit: async (values, { setErrors }) => {
      setRefusal(undefined)
      submissionId.current ??= crypto.randomUUID()
      keepDraft({ values, submissionId: submissionId.current })
      const sent = await send(api, values as Registration, { locale, submissionId: submissionId.current })
      if (sent.result === 'registered') {
        keepDraft({ values: emptyValues, registered: true })
        onRegistered()
      } else {
        setErrors(sent.errors)
        setRefusal(sent.result)
        answer.current?.focus()
      }
    },
  })
  const { values, setValues, touched, errors, submitCount, isSubmitting } = formik

  React.useEffect(() => {
    // The browser's own bubbles are for a page without scripts; what was typed before the scripts came is kept.
    setScripted(true)
    const draft = readDraft()
    submissionId.current = draft?.submissionId
    const typed = form.current ? Object.fromEntries(new FormData(form.current)) : {}
    const pick = (field: Field) => String(typed[field] || draft?.values?.[field] || '')
    void setValues(
      { fullName: pick('fullName'), email: pick('email'), attendance: pick('attendance') } as FormValues,
      false,
    )
  }, [setValues])

  const change = (event: React.ChangeEvent<HTMLInputElement>) => {
    formik.handleChange(event)
    // Other data is another registration: only the same one may be sent again under its id.
    submissionId.current = undefined
    keepDraft({ values: { ...values, [event.target.name]: event.target.value } })
  }

  const messageOf = (field: Field) => {
    const key = errors[field]
    const state = {
      touched: Boolean(touched[field]),
      dirty: values[field] !== emptyValues[field],
      submitted: submitCount > 0,
    }
    return key && isMessageVisible(visibility[field], state) ? t(key) : undefined
  }
  const fieldProps = (field: 'fullName' | 'email') => ({
    name: field,
    label: t(`registration:${field}`),
    value: values[field],
    onChange: change,
    onBlur: formik.handleBlur,
    error: messageOf(field),
  })
  const faults = (Object.keys(visibility) as Field[]).flatMap((field) => {
    const message = submitCount > 0 ? messageOf(field) : undefined
    return message ? [{ field, label: t(`registration:${field}`), message }] : []
  })

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
        // A second click while the first is on its way does nothing.
        if (isSubmitting) event.preventDefault()
        else formik.handleSubmit(event)
      }}
    >
      <h2 id="registration-heading">{t('registration:heading')}</h2>
      <div ref={answer} tabIndex={-1} className={styles.answer} data-registration-answer>
        {refusal && <p role="alert">{t(`registration:answer.${refusal}`)}</p>}
      </div>
      <ErrorSummary faults={faults} attempt={submitCount} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="submissionId" value="" />
      <TextField {...fieldProps('fullName')} autoComplete="name" maxLength={100} />
      <TextField {...fieldProps('email')} type="email" inputMode="email" autoComplete="email" maxLength={254} />
      <ChoiceField
        name="attendance"
        legend={t('registration:attendance')}
        options={attendances.map((value) => ({ value, label: t(`registration:${value}`) }))}
        value={values.attendance}
        onChange={change}
        onBlur={formik.handleBlur}
        error={messageOf('attendance')}
      />
      <div className={styles.notice} id="registration-notice">
        <Prose text={invitation.notice.text} />
      </div>
      <button
        type="submit"
        className={styles.button}
        aria-disabled={isSubmitting}
        aria-describedby="registration-notice"
      >
        {isSubmitting ? t('registration:sending') : t('registration:send')}
      </button>
      <AnswerTemplates />
    </form>
  )
}

export const fragment = graphql`
  fragment RegistrationForm on Invitation {
    notice {
      text(language: $language)
    }
  }
`
