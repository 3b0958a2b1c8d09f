export type Contact = { text: string; href: string }

// It does not end with the full stop of a sentence.
const email =
  /(?<![\p{L}\d._+/-])\w(?:[\w.+-]*\w)?@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z]{2,}(?![\p{L}\d@]|-\p{L})/u

// Groups of two digits or more. What follows may be a time or a day: '+420 555 010 050 10–18', '… 050 12. září'.
const phone = /(?<![\p{L}\d+])\+[1-9]\d*(?:[ \u00a0\u202f-]\d{2,})*(?!\d|[–:]\d|\.\d|\.[ \u00a0]\p{Ll})/u

const contact = new RegExp(`(${email.source}|${phone.source})`, 'gu')

const isPhone = (digits: string) => digits.length >= 9 && digits.length <= 15

/** A text in parts: its e-mail addresses and international telephone numbers with an address for a link, and what is between. */
export function contactsIn(text: string): (string | Contact)[] {
  return text.split(contact).map((part, index) => {
    if (index % 2 === 0) return part
    if (!part.startsWith('+')) return { text: part, href: `mailto:${part}` }
    const digits = part.replace(/\D/g, '')
    return isPhone(digits) ? { text: part.replaceAll(' ', '\u00a0'), href: `tel:+${digits}` } : part
  })
}
