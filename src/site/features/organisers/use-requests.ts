import * as React from 'react'
import { organisersApi, type Answered, type Refusal } from './organisers-api'
import { useSession } from './session'
import { useWhileShown } from './use-organisers'

/** The requests of a part of the page, and what became of the last one. */
export function useRequests() {
  const { signOut } = useSession()
  const [refusal, setRefusal] = React.useState<Refusal>()
  const [notice, setNotice] = React.useState('')
  const [isBusy, setIsBusy] = React.useState(false)

  /** @returns the answer; undefined if there is none, which is told */
  const answered = React.useCallback(
    <T>(asked: Answered<T>): T | undefined => {
      if (asked === 'signed_out') return void signOut()
      setRefusal('refusal' in asked ? asked.refusal : undefined)
      return 'answer' in asked ? asked.answer : undefined
    },
    [signOut],
  )

  /** Waits for a request, unless another one is under way. @returns as `answered` */
  async function ask<T>(send: () => Promise<Answered<T>>): Promise<T | undefined> {
    if (isBusy) return undefined
    setIsBusy(true)
    setRefusal(undefined)
    setNotice('')
    const answer = answered(await send())
    setIsBusy(false)
    return answer
  }

  /** Changes something about an event. @returns as `answered` */
  const change = <T = { code: string }>(event: string, action: string, values?: object) =>
    ask(() => organisersApi.change<T>(event, action, values))

  return { refusal, setRefusal, notice, setNotice, isBusy, answered, ask, change }
}

/**
 * What a part of the page shows of an event: read at once, and again and again while the page is shown.
 * @param read of `organisersApi`
 */
export function useRead<T>(read: (event: string) => Promise<Answered<T>>, event: string) {
  const { refusal, answered } = useRequests()
  const [latest, setLatest] = React.useState<T>()
  const refresh = React.useCallback(
    () =>
      read(event).then((asked) => {
        const answer = answered(asked)
        if (answer) setLatest(answer)
      }),
    [read, event, answered],
  )
  React.useEffect(() => void refresh(), [refresh])
  useWhileShown(refresh)
  return { latest, refusal, refresh }
}
