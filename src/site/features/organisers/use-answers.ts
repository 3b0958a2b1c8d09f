import * as React from 'react'
import type { Answered, Refusal } from './organisers-api'

/** What became of the last request of a part of the page. */
export function useAnswers(onSignedOut: () => void) {
  const [refusal, setRefusal] = React.useState<Refusal>()
  /** @returns the answer; undefined if there is none, which is told */
  const answered = React.useCallback(
    <T>(asked: Answered<T>): T | undefined => {
      if (asked === 'signed_out') return void onSignedOut()
      setRefusal('refusal' in asked ? asked.refusal : undefined)
      return 'answer' in asked ? asked.answer : undefined
    },
    [onSignedOut],
  )
  return { refusal, answered }
}
