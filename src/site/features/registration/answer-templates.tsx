import * as React from 'react'
import { useTexts } from '../../../i18n/texts'
import { refusals } from './send-registration'

const fieldErrors = ['required', 'email', 'invalid'] as const

/**
 * Every answer that the function may give to a form sent without JavaScript, in the language of the page:
 * it fills this page in and needs no texts of its own.
 */
export function AnswerTemplates() {
  const t = useTexts()
  return (
    <>
      {refusals.map((refusal) => (
        <template
          key={refusal}
          data-registration-message={refusal}
          dangerouslySetInnerHTML={text(t(`registration:answer.${refusal}`))}
        />
      ))}
      {fieldErrors.map((error) => (
        <template
          key={error}
          data-registration-field-message={error}
          dangerouslySetInnerHTML={text(t(`registration:error.${error}`))}
        />
      ))}
    </>
  )
}

/** React cannot put children into a template: the browser parses them into a document of their own. */
function text(value: string) {
  return { __html: value.replaceAll('&', '&amp;').replaceAll('<', '&lt;') }
}
