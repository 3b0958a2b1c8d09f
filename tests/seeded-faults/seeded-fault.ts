import type { Change } from '../support/faults'

/** A wrong copy of the tests’ exhibition. It must give one problem, at the ⟦marked characters⟧. */
export type SeededFault = {
  what: string
  rule: string
  change: Change
  /** A part of the English fix. */
  fix?: string
  /** The path of a file that has no text to mark, `content/…`: the problem is at its start. */
  at?: string
}

/** A seeded fault, written in one line where it fits. */
export type Row = [what: string, rule: string, change: Change, more?: { fix?: string; at?: string }]
