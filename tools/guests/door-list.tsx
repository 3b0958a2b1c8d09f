import * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type MessageLanguage, messageLanguages } from '../../src/editors/words/message-language'
import { formatDate, formatTime } from '../../src/i18n/dates'
import { languageOf, type Locale } from '../../src/i18n/locales'
import { byState, countSeats, type Guest } from './guest-list'

type Texts = Record<
  'registrations' | 'persons' | 'capacity' | 'name' | 'arrived' | 'printed' | 'nobody' | 'waiting' | 'order',
  string
>

const texts: Record<MessageLanguage, Texts> = {
  cs: {
    registrations: 'Registrace',
    persons: 'Osoby',
    capacity: 'Kapacita',
    name: 'Jméno',
    arrived: 'Přišli',
    printed: 'Stav k',
    nobody: 'Zatím se nikdo nezaregistroval.',
    waiting: 'Čekají na místo',
    order: 'Místo nemají. Zůstane-li volno, přijdou na řadu v\u00a0tomto pořadí.',
  },
  en: {
    registrations: 'Registrations',
    persons: 'Persons',
    capacity: 'Capacity',
    name: 'Name',
    arrived: 'Arrived',
    printed: 'As of',
    nobody: 'Nobody has registered yet.',
    waiting: 'Waiting list',
    order: 'These have no place. If places remain free, admit them in this order.',
  },
}

/** For reading while standing: some twenty guests on a page. Chromium numbers the pages. */
const style = `
@page { size: A4; margin: 14mm 14mm 18mm; @bottom-right { content: counter(page) '/' counter(pages); } }
body { font: 13pt/1.3 sans-serif; color: #000; margin: 0; overflow-wrap: anywhere; }
h1 { font-size: 28pt; line-height: 1.1; margin: 0 0 3mm; }
h2 { font-size: 17pt; margin: 9mm 0 2mm; break-after: avoid; }
h2 + p { break-after: avoid; }
p { margin: 0 0 2mm; }
.when { font-size: 17pt; font-weight: bold; }
dl { display: flex; flex-wrap: wrap; gap: 2mm 10mm; margin: 5mm 0; font-size: 15pt; }
dt { display: inline; }
dd { display: inline; margin: 0 0 0 2mm; font-weight: bold; }
table { width: 100%; border-collapse: collapse; }
th { text-align: start; font-size: 11pt; font-weight: normal; padding: 1mm 0; border-bottom: 0.6mm solid; }
td { font-size: 17pt; padding: 1.4mm 0; border-bottom: 0.2mm solid #777; }
tr { break-inside: avoid; }
th + th, td + td { text-align: end; white-space: nowrap; padding-inline-start: 8mm; }
th + th { width: 24mm; }
.box { display: inline-block; inline-size: 7mm; block-size: 7mm; border: 0.5mm solid; vertical-align: middle; }
`

type Event = {
  title: string
  when: string
  where: string
  capacity: number
}

/**
 * A list for the guide at the door, as an HTML page for printing on A4: a line for each guest, sorted by surname as in
 * the language of the list. Below it are those who wait, in the order in which they may take seats that remain free.
 * Headings are in English if the language of the list is no language for editors.
 * @param printedAt local time, '2031-09-04T10:00'
 */
export function doorList(event: Event, guests: Guest[], locale: Locale, printedAt: string): string {
  const t = texts[messageLanguages.find((language) => language === locale) ?? 'en']
  const { registered, waiting } = byState(guests)
  const totals = [
    [t.registrations, registered.length],
    [t.persons, countSeats(registered)],
    [t.capacity, event.capacity],
  ] as const
  const page = (
    <html lang={languageOf(locale).tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{event.title}</title>
        <style>{style}</style>
      </head>
      <body>
        <h1>{event.title}</h1>
        <p className="when">{event.when}</p>
        <p>{event.where}</p>
        <dl>
          {totals.map(([name, number]) => (
            <div key={name}>
              <dt>{name}:</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </dl>
        {registered.length === 0 ? <p>{t.nobody}</p> : <Lines guests={registered.toSorted(bySurname(locale))} t={t} />}
        {waiting.length > 0 && (
          <>
            <h2>{t.waiting}</h2>
            <p>{t.order}</p>
            <Lines guests={waiting} t={t} />
          </>
        )}
        <p>{`${t.printed}\u00a0${formatDate(printedAt, locale)} ${formatTime(printedAt)}`}</p>
      </body>
    </html>
  )
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`
}

/** A line for each guest, with a box to tick. */
const Lines = ({ guests, t }: { guests: Guest[]; t: Texts }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{t.name}</th>
        <th scope="col">{t.persons}</th>
        <th scope="col">{t.arrived}</th>
      </tr>
    </thead>
    <tbody>
      {guests.map((guest, index) => (
        <tr key={index}>
          <td>{withSurname(guest.full_name)}</td>
          <td>{guest.seats}</td>
          <td>
            <span className="box" />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Whoever looks a name up expects the alphabet of the list: in Czech, Ch comes after H. */
function bySurname(locale: Locale) {
  const { compare } = new Intl.Collator(languageOf(locale).tag)
  const sortName = ({ full_name }: Guest) => `${surnameOf(full_name)} ${full_name}`
  return (a: Guest, b: Guest) => compare(sortName(a), sortName(b))
}

/**
 * A form has one field for the whole name, so the last word counts as the surname, without titles and their like:
 * 'Ing. Jan Novák ml.', 'Eva Malá, Ph.D.'. Empty if there is no such word.
 */
function surnameOf(name: string): string {
  const words = (name.split(',')[0] ?? '').split(' ').filter((word) => !word.endsWith('.'))
  return words.at(-1) ?? ''
}

/** The name with the word that it is sorted by in bold. */
function withSurname(name: string) {
  const surname = surnameOf(name)
  const start = name.lastIndexOf(surname)
  return (
    <>
      {name.slice(0, start)}
      <strong>{surname}</strong>
      {name.slice(start + surname.length)}
    </>
  )
}
