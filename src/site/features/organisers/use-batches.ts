import * as React from 'react'
import { batchesOf, type Batch, type ManyAction, type Selection } from './many'
import { organisersApi } from './organisers-api'
import { useRequests } from './use-requests'

/**
 * Changes selected guests by one request after the other, and says how many are done. After a refusal, the next call
 * goes on with what is left.
 */
export function useBatches(action: ManyAction, selections: readonly Selection[]) {
  const { isBusy, refusal, ask } = useRequests()
  const [done, setDone] = React.useState(0)
  const left = React.useRef<Batch[]>(undefined)
  const isGone = React.useRef(false)
  React.useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])

  /** @returns how many were changed; undefined if it did not come to an end */
  const run = (values: object = {}) =>
    ask<number | undefined>(async () => {
      left.current ??= batchesOf(selections, action)
      let changed = done
      // Whoever closes the dialog stops it after the request that is under way.
      while (left.current.length > 0 && !isGone.current) {
        const { event, ids } = left.current[0]!
        const asked = await organisersApi.change<{ changed: number }>(event, action, { guests: ids, ...values })
        if (asked === 'signed_out') return asked
        // Somebody else may have changed all of them already.
        if ('refusal' in asked && asked.refusal.problem !== 'gone') return asked
        changed += 'answer' in asked ? asked.answer.changed : 0
        left.current.shift()
        setDone(changed)
      }
      return { answer: isGone.current ? undefined : changed }
    })

  return { isBusy, refusal, done, run }
}
