import * as React from 'react'
import { graphql } from 'gatsby'
import { useFormik } from 'formik'
import { createApiClient } from '../../api/api-client'
import { useLocale } from '../../../i18n/page'
import { useTexts } from '../../../i18n/texts'
import { AnswerTemplates } from './answer-templates'
import { ChoiceField } from './choice-field'
import { Consent } from './consent'
import { emptyValues, keepDraft, readDraft, type FormValues } from './draft'
import { ErrorSummary } from './error-summary'
import { isMessageVisible, type MessageVisibility } from './message-visibility'
import { attendances, parseRegistration, type Registration } from '../../../registration/registration-schema'
import { sendRegistration, type Refusal } from './send-registration'
import { TextField } from './text-field'
import { useBrowserValue } from './use-browser-value'
import * as styles from './registration-form.module.css'

type Props = {
  notice: Queries.RegistrationFormFragment
  /** Called when the guest is on the list. */
  onRegistered: () => void
  send?: typeof sendRegistration
}

type Field = keyof Registration

type ErrorKey = `registration:error.${'required' | 'email' | 'invalid'}`

/** The defaults of the specification, section 5: choices when they are changed, texts when they are left. */
const visibility: Record<Field, MessageVisibility> = { fullName: 'blur', email: 'blur', attendance: 'dirty' }

const api = createApiClient({ baseUrl: process.env.GATSBY_API_URL ?? '' })

/** The keys of the messages of what is not valid yet. */
function validate(values: FormValues): Partial<Record<Field, string>> {
  const parsed = parseRegistration(values)
  return 'errors' in parsed ? parsed.errors : {}
}

function registrationOf({ fullName, email, attendance }: FormValues): Registration {
  return { fullName, email, attendance: attendance as Registration['attendance'] }
}

/** A guest's answer to the invitation. Without JavaScript the same form is posted to the same address. */
export function RegistrationForm({ notice, onRegistered, send = sendRegistration }: Props) {
  const t = useTexts()
  const locale = useLocale()
  const [refusal, setRefusal] = React.useState<Refusal>()
  // The browser's own bubbles are for a page without scripts.
  const scripted = useBrowserValue(() => true, false)
  const form = React.useRef<HTMLFormElement>(null)
  const answer = React.useRef<HTMLDivElement>(null)

  const formik = useFormik<FormValues>({
    initialValues: emptyValues,
    validate,
    onSubmit: async (values, { setErrors, setFieldValue }) => {
      setRefusal(undefined)
      // Browsers give ids to secure pages only; without one the function makes it.
      const submissionId = values.submissionId || (crypto.randomUUID?.() ?? '')
      keepDraft({ values: { ...values, submissionId } })
      void setFieldValue('submissionId', submissionId, false)
      const sent = await send(api, registrationOf(values), {
        locale,
        submissionId,
        noticeVersion: notice.version,
      })
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
    // What was typed before the scripts came, and what was typed before a reload.
    const typed = form.current ? Object.fromEntries(new FormData(form.current)) : {}
    const draft = readDraft()?.values
    const pick = (field: keyof FormValues) => String(typed[field] || draft?.[field] || '')
    const [fullName, email, attendance] = [pick('fullName'), pick('email'), pick('attendance')]
    const unchanged = draft?.fullName === fullName && draft.email === email && draft.attendance === attendance
    const submissionId = unchanged ? draft.submissionId : ''
    void setValues({ fullName, email, attendance, submissionId } as FormValues, false)
  }, [setValues])

  React.useEffect(() => {
    // Not before the answer is there: an empty one is not shown, and takes no focus.
    if (refusal) answer.current?.focus()
  }, [refusal])

  const change = ({ target: { name, value } }: React.ChangeEvent<HTMLInputElement>) => {
    // Other data is another registration: only the same one may be sent again under its id.
    const changed = { ...values, [name]: value, submissionId: '' }
    keepDraft({ values: changed })
    void setValues(changed)
  }

  const messageOf = (field: Field) => {
    const key = errors[field]
    const state = {
      touched: Boolean(touched[field]),
      dirty: values[field] !== emptyValues[field],
      submitted: submitCount > 0,
    }
    return key && isMessageVisible(visibility[field], state) ? t(key as ErrorKey) : undefined
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
      <ErrorSummary faults={faults} sending={isSubmitting} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="submissionId" value={values.submissionId} />
      <input type="hidden" name="noticeVersion" value={notice.version} />
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
      <Consent notice={notice} id="registration-consent" />
      <button
        type="submit"
        className={styles.button}
        aria-disabled={isSubmitting}
        aria-describedby="registration-consent"
      >
        {isSubmitting ? t('registration:sending') : t('registration:send')}
      </button>
      <AnswerTemplates />
    </form>
  )
}

export const fragment = graphql`
  fragment RegistrationForm on ConsentNotice {
    version
    ...Consent
  }
`
