/**
 * The address of a new mail (RFC 6068). No-break spaces become spaces, because mail programs show some of them as signs.
 * @example mailtoAddress('a@majakka.example', { subject: 'Moře', body: 'Dobrý den' })
 */
export function mailtoAddress(email: string, { subject, body }: { subject: string; body: string }): string {
  const encoded = (text: string) => encodeURIComponent(text.replaceAll('\u00a0', ' '))
  return `mailto:${email}?subject=${encoded(subject)}&body=${encoded(body)}`
}
