import * as React from 'react'
import { ApiError, createApiClient } from '../../../api/api-client'
import { minuteChange } from '../../../dom/contract'
import { useLocale } from '../../../../i18n/page'
import { normaliseEmail } from '../../../../registration/email'
import { errorCodes } from '../../../../registration/fields'
import { CorrectAddress } from './correct-address'
import { updateRegistered } from './draft'
import type { KeptRegistration } from './use-registered'

type Props = {
  /** The slug of the event. */
  event: string
  registered: KeptRegistration
  contact: string
}

/** Asks about the registration, or corrects its address. */
const ask = (body: object) => createApiClient().post('/api/correct', body)

type Result = React.ComponentProps<typeof CorrectAddress>['correction']

/**
 * The address of a guest, as long as this browser may correct it. Meanwhile a guest who waits sees here what becomes of
 * that.
 */
export function OwnAddress({ event, registered: { email, submissionId, waiting }, contact }: Props) {
  const locale = useLocale()
  const [correction, setCorrection] = React.useState<Result>()

  React.useEffect(() => {
    if (!waiting || !submissionId) return
    const following = new AbortController()
    const { signal } = following
    const follow = () => {
      if (document.hidden) return
      ask({ event, submissionId }).then(
        (answer) => updateRegistered(event, stateIn(answer)),
        // Who asks in vain knows as much as before: the page says of when its words are.
        (error) => void (refusalIn(error).outcome === 'too_late' && following.abort()),
      )
    }
    follow()
    document.addEventListener(minuteChange, follow, { signal })
    document.addEventListener('visibilitychange', follow, { signal })
    return () => following.abort()
  }, [event, submissionId, waiting])

  if (!email || !submissionId) return null

  async function send(typed: string): Promise<void> {
    try {
      const answer = await ask({ event, submissionId, email: typed, locale })
      const corrected = normaliseEmail(typed)
      // `found`: the address was that already. It is another one here if the answer to an earlier correction was lost.
      const isSame = isFound(answer) && corrected.toLowerCase() === email?.toLowerCase()
      updateRegistered(event, { ...stateIn(answer), email: corrected })
      setCorrection({ outcome: isSame ? 'email_taken' : 'corrected', email: typed })
    } catch (error) {
      setCorrection({ ...refusalIn(error), email: typed })
    }
  }

  return (
    <CorrectAddress
      event={event}
      email={email}
      submissionId={submissionId}
      contact={contact}
      onCard={!waiting}
      {...(correction && { correction })}
      onSend={(typed) => void send(typed)}
    />
  )
}

/** What the server says of the registration. */
function stateIn(answer: unknown) {
  const { state, seats } = answer as { state?: unknown; seats?: unknown }
  return typeof seats === 'number' ? { waiting: state === 'waiting', seats } : {}
}

const isFound = (answer: unknown) => (answer as { code?: unknown }).code === 'found'

const outcomes = ['email_taken', 'too_many_registrations', 'invalid_data', 'too_late'] as const

function refusalIn(error: unknown): Pick<NonNullable<Result>, 'outcome' | 'error'> {
  const { code, errors } = ((error instanceof ApiError && error.body) || {}) as {
    code?: unknown
    errors?: { email?: unknown }
  }
  return {
    outcome: outcomes.find((each) => each === code) ?? 'unavailable',
    error: errorCodes.find((each) => each === errors?.email),
  }
}
