import type { MessageVisibility } from '../../../../registration/fields'

type FieldState = {
  /** Whether the guest has left the field. */
  touched: boolean
  /** Whether its value was changed. */
  dirty: boolean
  /** Whether there was an attempt to send the form. */
  submitted: boolean
}

/**
 * Whether the message of an invalid field is shown: at once (`live`), after the field was
 * left (`blur`) or after its value was changed (`dirty`). After an attempt to send, every message is shown.
 */
export function isMessageVisible(mode: MessageVisibility, { touched, dirty, submitted }: FieldState): boolean {
  if (submitted || mode === 'live') return true
  return mode === 'blur' ? touched : dirty
}
