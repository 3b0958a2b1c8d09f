import type { GetText } from '../../../i18n/keys'
import type { InvitationLink } from '../../../registration/organisers'
import { writeCsv } from '../../../registration/write-csv'
import { downloadFile } from './download-file'

/** Offers the links of invited guests as a table for a letter of the organiser's own. */
export function downloadLinks(slug: string, guests: readonly InvitationLink[], t: GetText): void {
  const headings = [
    t('organisers:guest.name'),
    t('organisers:guest.email'),
    t('organisers:guest.language'),
    t('organisers:invite.is.seats'),
    t('organisers:invitation.newLink'),
  ]
  const rows = guests.map(({ name, email, locale, seats, link }) => [
    ...[name, email, locale, String(seats), location.origin + (link ?? '')],
  ])
  downloadFile(`${slug}-links.csv`, 'text/csv', writeCsv([headings, ...rows]))
}
