import type { Change } from '../support/faults'

/** The change that makes a fault, with a part of the English fix, and the path of a file that has no text to mark. */
type Fault = Change | [Change, fix: string | { fix?: string; at: string }]

/** The faults of each rule, by what is wrong. */
export type Faults = Record<string, Record<string, Fault>>

/** A wrong copy of the tests’ exhibition. It must give one problem, at the ⟦marked characters⟧, or at the start of a file. */
type SeededFault = { what: string; rule: string; change: Change; fix?: string; at?: string }

export const faultsOf = (faults: Faults): SeededFault[] =>
  Object.entries(faults).flatMap(([rule, ofRule]) =>
    Object.entries(ofRule).map(([what, fault]) => {
      const [change, more] = Array.isArray(fault) ? fault : [fault]
      return { what, rule, change, ...(typeof more === 'string' ? { fix: more } : more) }
    }),
  )
