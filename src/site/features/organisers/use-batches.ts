import * as React from 'react'
import { batchesOf, type Batch, type ManyAction, type Selection } from './many'
import { organisersApi, type Refusal } from './organisers-api'
import { useSession } from './session'

type State = { isBusy: boolean; done: number; refusal?: Refusal }

/**
 * Changes selected guests by one request after the other, and says how many are done. After a refusal, the next call
 * goes on with what is left.
 */
export function useBatches(action: ManyAction, selections: readonly Selection[]) {
  const { signOut } = useSession()
  const [state, setState] = React.useState<State>({ isBusy: false, done: 0 })
  const left = React.useRef<Batch[]>(undefined)
  const isGone = React.useRef(false)
  React.useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])

  /** @returns how many were changed; undefined if it did not come to an end */
  async function run(values: object = {}): Promise<number | undefined> {
    if (state.isBusy) return undefined
    left.current ??= batchesOf(selections, action)
    let { done } = state
    setState({ isBusy: true, done })
    // Whoever closes the dialog stops it after the request that is under way.
    while (left.current.length > 0 && !isGone.current) {
      const { event, ids } = left.current[0]!
      const asked = await organisersApi.change<{ changed: number }>(event, action, { guests: ids, ...values })
      if (asked === 'signed_out') {
        signOut()
        return undefined
      }
      // Somebody else may have changed all of them already.
      if ('refusal' in asked && asked.refusal.problem !== 'gone') {
        setState({ isBusy: false, done, refusal: asked.refusal })
        return undefined
      }
      done += 'answer' in asked ? asked.answer.changed : 0
      left.current.shift()
      setState({ isBusy: true, done })
    }
    setState({ isBusy: false, done })
    return isGone.current ? undefined : done
  }

  return { ...state, run }
}
