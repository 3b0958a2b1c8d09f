import * as React from 'react'

type Props = {
  /** Paragraphs, separated by blank lines. */
  text: string
  className?: string
}

/** The paragraphs of a text of the content: a blank line begins a new one. */
export const paragraphsOf = (text: string) => text.trim().split(/\n\s*\n/)

/** A text of the content, in paragraphs. */
export function Prose({ text, className }: Props) {
  return (
    <div className={className}>
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}
