import * as React from 'react'

type Props = {
  /** Paragraphs, separated by blank lines. */
  text: string
  className?: string
}

/** A text of the content: a blank line begins a new paragraph. */
export function Prose({ text, className }: Props) {
  const paragraphs = text.trim().split(/\n\s*\n/)
  return (
    <div className={className}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}
