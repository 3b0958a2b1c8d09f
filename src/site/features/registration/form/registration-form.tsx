import * as React from 'react'
import { graphql } from 'gatsby'
import { useFormik } from 'formik'
import { createApiClient } from '../../../api/api-client'
import { askSeats } from '../../../dom/contract'
import { useLocale } from '../../../../i18n/page'
import { useTexts } from '../../../../i18n/texts'
import { normaliseEmail } from '../../../../registration/email'
import { fields, forms, seatsOf, type FieldName, type FormName } from '../../../../registration/fields'
import type { RefusedForm } from '../../../../registration/guest-pages'
import { normaliseName } from '../../../../registration/name'
import { newId } from '../../../../registration/new-id'
import { textOfRefusal, type Refusal } from '../../../../registration/refusals'
import { parseRegistration, type RegistrationErrors } from '../../../../registration/registration-schema'
import { ChoiceField } from './choice-field'
import { Consent } from '../../../components/consent'
import { draftText, emptyValues, keepDraft, readDraft, startValues, type FormValues, type Registered } from './draft'
import { ErrorSummary } from './error-summary'
import { LinkButton, WaitingButton } from './refusal-buttons'
import { BySeats } from '../../../components/by-seats'
import * as bySeats from '../../../components/by-seats.module.css'
import * as styles from './registration-form.module.css'
import { sendRegistration } from './send-registration'
import { Suggestion } from './suggestion'
import { TextField } from './text-field'
import { useDrafts } from './use-registered'

type Props = {
  form: FormName
  /** The slug of the event. */
  event: string
  /** How many seats one registration can take, in the form of the programme. */
  maxSeats?: number
  /** Whom a place is for, if the content says it. */
  places?: Queries.PlacesFragment | null | undefined
  notice: Queries.RegistrationFormFragment
  /** Whether the event is known to be full and to have a waiting list: the form joins the list. */
  full?: boolean
  /** What was sent without JavaScript, and why it was refused. */
  refused?: RefusedForm | undefined
  /** Called when the guest was refused: the form has to say why, whatever the state of the event becomes. */
  onRefused?: () => void
  /** Called once the guest is registered or on the waiting list. */
  onRegistered?: (registered: Registered) => void
  send?: typeof sendRegistration
}

const api = createApiClient()

function validate(form: FormName, values: FormValues): RegistrationErrors {
  const parsed = parseRegistration(form, values)
  return 'errors' in parsed ? parsed.errors : {}
}

/** The form of an event in the document; undefined in the build. */
const findForm = (event: string) =>
  typeof document === 'undefined'
    ? undefined
    : [...document.querySelectorAll<HTMLFormElement>('form[data-registration]')].find(
        (form) => new FormData(form).get('event') === event,
      )

/** The names of the fields that hold-form.script.ts has marked. */
const marked = (form: HTMLFormElement, mark: 'data-left' | 'data-changed') =>
  [...form.querySelectorAll<HTMLInputElement>(`[${mark}]`)].map(({ name }) => name)

/** The form for an event. Without JavaScript the browser posts it to the same address. */
export function RegistrationForm({
  form,
  event,
  maxSeats = 1,
  places,
  notice,
  full: isFull = false,
  refused,
  onRefused,
  onRegistered,
  send = sendRegistration,
}: Props) {
  const t = useTexts()
  const locale = useLocale()
  const [refusal, setRefusal] = React.useState<Refusal | undefined>(refused?.refusal)
  // The offer to wait has a button of its own.
  const full = isFull && refusal !== 'may_wait'
  const element = React.useRef<HTMLFormElement>(null)
  // Where something has changed the HTML, such as a translator, React replaces it: only the old form has the values.
  const [early] = React.useState(() => findForm(event))
  const answer = React.useRef<HTMLDivElement>(null)
  /** Whether the form that is being sent joins the waiting list. */
  const waiting = React.useRef(false)
  const empty = emptyValues(form)

  const formik = useFormik<FormValues>({
    initialValues: { ...empty, ...refused?.values, ...(refused && { submissionId: refused.submissionId }) },
    validate: (values) => validate(form, values),
    onSubmit: async (values, { setErrors, setFieldValue }) => {
      // The offer to wait stays while it is accepted: its button has the focus.
      if (!waiting.current || refusal !== 'may_wait') setRefusal(undefined)
      const submissionId = values.submissionId || newId()
      keepDraft(event, { values: { ...values, submissionId } })
      void setFieldValue('submissionId', submissionId, false)
      const { submissionId: _, ...registration } = values
      const context = { event, locale, submissionId, noticeVersion: notice.version, waiting: waiting.current }
      const sent = await send(api, registration, context)
      if ('mail' in sent) {
        const seats = seatsOf({ ...values, persons: Number(values.persons) || null })
        const name = normaliseName(values.fullName ?? '')
        const email = normaliseEmail(values.email ?? '')
        const registered = { name, seats, mail: sent.mail, waiting: sent.result === 'waiting', email, submissionId }
        keepDraft(event, { registered })
        onRegistered?.(registered)
      } else {
        setErrors(sent.errors)
        setRefusal(sent.result)
        onRefused?.()
      }
      document.dispatchEvent(new Event(askSeats))
    },
  })
  const { values, setValues, touched, setTouched, setStatus, errors, submitCount, isSubmitting, resetForm } = formik
  /** Whether React has taken over the form, with what the guest did before. */
  const scripted = formik.status === true

  // What the guest did before React was there (hold-form.script.ts). A layout effect: no event comes before the values.
  React.useLayoutEffect(() => {
    const filledIn = early ?? element.current!
    const typed = Object.fromEntries(new FormData(filledIn))
    const left = marked(filledIn, 'data-left')
    const draft = readDraft(event).values
    void setTouched(Object.fromEntries(left.map((name) => [name, true])), false)
    void setValues(startValues(form, typed, draft, maxSeats, marked(filledIn, 'data-changed')), left.length > 0)
    setStatus(true)
  }, [setTouched, setValues, setStatus, form, event, maxSeats, early])

  // What is no longer kept is not in the form either: somebody else may use it next.
  const isKept = useDrafts(() => draftText(event) !== '', false)
  const wasKept = React.useRef(false)
  React.useEffect(() => {
    if (wasKept.current && !isKept) {
      resetForm({ values: emptyValues(form), status: true })
      setRefusal(undefined)
    }
    wasKept.current = isKept
  }, [isKept, resetForm, form])

  React.useEffect(() => {
    const filledIn = element.current!
    const { held } = (early ?? filledIn).dataset
    if (!scripted || held === undefined) return
    filledIn.dataset.held = held
    // The values are there, too.
    filledIn.requestSubmit()
  }, [scripted, early])

  React.useEffect(() => {
    // Only now: an empty answer is not displayed, so it cannot take the focus.
    if (refusal) answer.current?.focus()
  }, [refusal])

  // A second click while the form is being sent does nothing.
  const submit = (joins: boolean) => {
    if (isSubmitting) return
    waiting.current = joins
    formik.handleSubmit()
  }

  const change = ({ target: { name, value } }: React.ChangeEvent<HTMLInputElement>) => changeTo(name, value)
  const changeTo = (name: string, value: string) => {
    // Changed values are another registration. Only the same one may be sent again under its id.
    const changed = { ...values, [name]: value, submissionId: '' }
    keepDraft(event, { values: changed })
    void setValues(changed)
  }

  const messageOf = (name: FieldName) => {
    if (refused) return refused.errors[name] && t(`registration:error.${refused.errors[name]}`)
    const code = errors[name] as RegistrationErrors[typeof name]
    const isDue = fields[name].messageAfter === 'blur' ? touched[name] : values[name] !== empty[name]
    return code && (submitCount > 0 || isDue) ? t(`registration:error.${code}`) : undefined
  }
  const problems = forms[form].flatMap((name) => {
    const message = refused || submitCount > 0 ? messageOf(name) : undefined
    return message ? [{ name, label: t(`registration:${name}`), message }] : []
  })
  const fieldOf = (name: FieldName) => {
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
    if (name === 'email' && 'input' in field) {
      return (
        <React.Fragment key={name}>
          <TextField {...props} {...field.input} />
          <Suggestion email={values.email ?? ''} onTake={(meant) => changeTo('email', meant)} />
        </React.Fragment>
      )
    }
    if ('input' in field) return <TextField key={name} {...props} {...field.input} />
    if ('choices' in field) {
      const options = field.choices.map((value) => ({ value, label: t(`registration:${value}`) }))
      return <ChoiceField key={name} {...props} options={options} />
    }
    const hint = [places?.placeFor && t(`registration:placeFor.${places.placeFor}`), places?.placeNote].filter(Boolean)
    if (maxSeats === 1) {
      return (
        <React.Fragment key={name}>
          <input type="hidden" name={name} value="1" />
          {hint.length > 0 && <p>{hint.join(' ')}</p>}
        </React.Fragment>
      )
    }
    const options = Array.from({ length: maxSeats }, (_, index) => String(index + 1))
    return (
      <ChoiceField
        key={name}
        {...props}
        options={options.map((value) => ({ value, label: value }))}
        hint={hint.join(' ')}
        inRow
      />
    )
  }

  return (
    <form
      ref={element}
      method="post"
      action="/api/register"
      data-registration
      // The form validates, and without JavaScript the function: browsers refuse an address without a reason that helps,
      // even for an invisible character at its end, and not in the language of the page.
      noValidate
      className={styles.form}
      aria-labelledby="registration-heading"
      onSubmit={(submission) => {
        submission.preventDefault()
        // What the button of a form that was held said may have changed meanwhile.
        const { dataset } = submission.currentTarget
        submit(dataset.held === undefined ? full : dataset.held === 'waiting')
        delete dataset.held
      }}
    >
      <div ref={answer} tabIndex={-1} autoFocus={Boolean(refused)} className={styles.answer} data-registration-answer>
        {refusal && <p role="alert">{t(textOfRefusal(form, refusal))}</p>}
      </div>
      {refusal === 'may_wait' && (
        <WaitingButton sending={isSubmitting} onJoin={scripted ? () => submit(true) : undefined} />
      )}
      {refusal === 'email_taken' && <LinkButton email={scripted ? values.email : undefined} />}
      <div role="status" className={scripted ? styles.status : bySeats.status}>
        {(full || !scripted) && (
          <p className={scripted ? styles.state : `${styles.state} ${bySeats.waiting}`}>
            {t('registration:waiting.full')}
          </p>
        )}
      </div>
      <ErrorSummary problems={problems} sending={isSubmitting} />
      <input type="hidden" name="event" value={event} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="submissionId" value={values.submissionId} />
      <input type="hidden" name="noticeVersion" value={notice.version} />
      {forms[form].map(fieldOf)}
      <Consent notice={notice} id="registration-consent" />
      {/* One button in both cases: it keeps the focus when the event turns out to be full. */}
      <button
        type="submit"
        className={styles.button}
        aria-disabled={isSubmitting}
        aria-describedby="registration-consent"
      >
        {scripted ? (
          t(isSubmitting ? 'registration:sending' : full ? 'registration:waiting.join' : 'registration:send')
        ) : (
          <BySeats free={t('registration:send')} waiting={t('registration:waiting.join')} />
        )}
      </button>
    </form>
  )
}

export const fragment = graphql`
  fragment Places on EventRegistration {
    placeFor
    placeNote(language: $language)
  }
  fragment RegistrationForm on ConsentNotice {
    version
    ...Consent
  }
`
