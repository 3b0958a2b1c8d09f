import * as React from 'react'
import { contactsIn, type Contact } from './contacts-in'
import { paragraphsOf } from './paragraphs-of'
import * as styles from './prose.module.css'

type Props = {
  /** Paragraphs, separated by blank lines. */
  text: string
  className?: string
}

/** A text of the content, in paragraphs. E-mail addresses and telephone numbers in it are links. */
export function Prose({ text, className }: Props) {
  return (
    <div className={className}>
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index}>{withLinks(paragraph)}</p>
      ))}
    </div>
  )
}

const withLinks = (paragraph: string) =>
  contactsIn(paragraph).map((part, index) =>
    typeof part === 'string' ? part : <ContactLink key={index} contact={part} />,
  )

/** A longer address breaks where it has to, because it may be wider than a phone. */
const longestUnbroken = 30

function ContactLink({ contact: { text, href } }: { contact: Contact }) {
  return (
    <a href={href} className={text.length > longestUnbroken ? undefined : styles.unbroken}>
      {text}
    </a>
  )
}
