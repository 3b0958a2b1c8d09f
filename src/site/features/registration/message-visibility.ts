/**
 * When the message of an invalid field is shown (specification, section 5): at once, after the field was left,
 * or after its value was changed. After an attempt to send every message is shown.
 */
export type MessageVisibility = 'live' | 'blur' | 'dirty'

type FieldState = { touched: boolean; dirty: boolean; submitted: boolean }

export function isMessageVisible(mode: MessageVisibility, { touched, dirty, submitted }: FieldState): boolean {
  if (submitted || mode === 'live') return true
  return mode === 'blur' ? touched : dirty
}
