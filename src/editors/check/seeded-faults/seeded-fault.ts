import type { Change } from '../../../../tests/support/faults'

/** A wrong copy of the tests’ exhibition, and the one problem that it must give: at ⟦the marked characters⟧. */
export type SeededFault = {
  what: string
  rule: string
  change: Change
  /** Must stand in the English fix: what was meant. */
  fix?: string
  /** A file without a text to mark, as `content/…`: the problem is at its start. */
  at?: string
}

/** A seeded fault, written in one line where it fits. */
export type Row = [what: string, rule: string, change: Change, more?: { fix?: string; at?: string }]
