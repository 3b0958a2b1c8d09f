import { readdirSync, readFileSync } from 'node:fs'
import type { ContentFolder } from '../../src/editors/check/read/content-folder'
import { readTypeface } from '../../src/editors/check/read/typeface'
import type { Picture } from '../../src/editors/check/read/picture'
import { put, swap } from './faults'

const exhibition = `languages:
  - code: cs
  - code: en
name:
  cs: Sedm
  en: Seven
subtitle:
  cs: výstava
  en: an exhibition
description:
  cs: Sedm umělců v paláci.
  en: Seven artists at a palace.
organizer:
  cs: Spolek Majakka
  en: Majakka Association
startDate: "2031-09-04"
endDate: "2031-09-07"
timeZone: Europe/Prague
admission:
  cs: vstup zdarma
  en: free admission
venue: palac
hero:
  - artist: jana-nova
    work: more
openingHours:
  - date: "2031-09-04"
    opens: "10:00"
    closes: "19:00"
  - { date: "2031-09-05", opens: "10:00", closes: "19:00" }
  - { date: "2031-09-06", opens: "10:00", closes: "21:00" }
  - { date: "2031-09-07", opens: "10:00", closes: "21:00" }
numbers:
  - value: "7"
    label:
      cs: umělců
      en: artists
about:
  text:
    cs: Proč.
    en: Why.
  signature:
    name: Ilma Sorsanen
    role:
      cs: kurátorka
      en: curator
studios:
  intro:
    cs: Ateliéry.
    en: Studios.
  guide:
    name: Otso Vihermaa
    role:
      cs: herec
      en: actor
  visits:
    - artist: jana-nova
      place: palac
      tour: prohlidka
      description:
        cs: Druhé patro.
        en: Second floor.
contact:
  email: sedm@majakka.example
  phone: "+420 555 123 456"
  directions:
    - cs: Metrem.
      en: By metro.
programme:
  intro:
    cs: Program.
    en: Programme.
  registration:
    cs: mailto:sedm@majakka.example
    en: mailto:sedm@majakka.example
notice:
  version: "2031-08"
  earlierVersions: ["2031-06"]
  heading:
    cs: Souhlas
    en: Consent
  consent:
    cs: Odesláním souhlasíte.
    en: By sending you consent.
  text:
    cs: Údaje smažeme 30 dní po akci.
    en: We erase the data 30 days after the event.
retentionDays: 30
documents:
  - path: plan
    file: /plan-palace.pdf
    menu:
      cs: Plán
      en: Plan
  - path: rad
    file: /papiry/rad.pdf
    footer:
      cs: Řád
      en: Regulations
`

const statement = `slug:
  cs: pristupnost
  en: accessibility
title:
  cs: Přístupnost
  en: Accessibility
intro:
  cs: Web je pro každého.
  en: The site is for everybody.
sections:
  - heading:
      cs: Stav
      en: Status
    text:
      cs: Dobrý.
      en: Good.
feedback:
  heading:
    cs: Ohlasy
    en: Feedback
  text:
    cs: Pište.
    en: Please write.
date: "2031-08-25"
footer:
  cs: Přístupnost
  en: Accessibility
`

const safety = `slug:
  cs: bezpecnost
  en: bezpecnost
title:
  cs: Bezpečnostní informace
  en: Safety information
intro:
  cs: Čtěte.
  en: Please read.
sections:
  - heading:
      cs: Východy
      en: Exits
    text:
      cs: Dva.
      en: Two.
`

const artist = `slug: jana-nova
name: Jana Nová
sortName: Nová Jana
birthYear: 1984
place:
  cs: Brno
  en: Brno
summary:
  cs: Maluje moře.
  en: Paints the sea.
bio:
  cs: Žije v Brně.
  en: Lives in Brno.
works:
  - slug: more
    title:
      cs: Moře
      en: The Sea
    year: 2024
    medium:
      cs: olej na plátně
      en: oil on canvas
    dimensions:
      height: 120
      width: 90.5
    credit:
      cs: se svolením autorky
      en: courtesy of the artist
    image: more.jpg
    alt:
      cs: Modrá plocha pod bílou čárou.
      en: A blue field under a white line.
`

const tour = `slug: prohlidka
type: guidedTour
title:
  cs: Prohlídka
  en: A Tour
start: "2031-09-05T16:00"
end: "2031-09-05T17:30"
place: horni-sal
languages: [cs, en]
capacity: 25
ledBy:
  - artist: jana-nova
description:
  cs: Hodina a půl.
  en: An hour and a half.
`

// Before the exhibition opens and in another building: only an event by invitation may be so.
const invitation = `slug: vecer
type: closedSociety
title:
  cs: Večer pro zvané
  en: An Evening by Invitation
start: "2031-09-03T17:00"
end: "2031-09-03T22:00"
place: kotelna
languages: [cs]
capacity: 200
ledBy:
  - name: Ilma Sorsanen
    role:
      cs: kurátorka
      en: curator
description:
  cs: Večer.
  en: An evening.
invitation:
  path: zvani
  persons: 2
  dressCode:
    cs: bez podpatků
    en: no heels
  conditions:
    - cs: Pozvánka je nepřenosná.
      en: The invitation is non-transferable.
  registrationCloses: "2031-09-03T12:00"
`

const building = (slug: string, name: string) => `slug: ${slug}
name:
  cs: ${name}
  en: ${name}
address:
  street: Nábřežní 6
  postalCode: "602 00"
  locality:
    cs: Brno
    en: Brno
position:
  latitude: 49.1951
  longitude: 16.6068
`

const room = `slug: horni-sal
name:
  cs: Horní sál
  en: Upper Hall
within: palac
`

const partner = `slug: majakka
name: Spolek Majakka
group: organizer
url: https://majakka.example
logo: majakka.svg
`

const translations = readdirSync('tests/exhibition/translations').map((file): [string, string] => [
  `translations/${file}`,
  readFileSync(`tests/exhibition/translations/${file}`, 'utf8'),
])

const typeface = readTypeface('tests/exhibition')

/** The facts of a valid picture. */
export function aPicture(digest: string, format = 'jpeg'): Picture {
  return {
    digest,
    bytes: 300_000,
    format,
    width: 1500,
    height: 2000,
    orientation: 1,
    hasPosition: false,
    isCmyk: false,
    isWhole: true,
  }
}

/** The PDFs of the exhibition's documents. */
export const pdfs = ['files/plan-palace.pdf', 'files/papiry/rad.pdf']

/** A small valid exhibition that has one of everything. */
export function aContentFolder(): ContentFolder {
  const texts = new Map([
    ['artists/jana-nova/artist.yaml', artist],
    ['events/prohlidka.yaml', tour],
    ['events/vecer.yaml', invitation],
    ['exhibition.yaml', exhibition],
    ['pages/bezpecnost.yaml', safety],
    ['pages/pristupnost.yaml', statement],
    ['partners/majakka.yaml', partner],
    ['places/palac.yaml', building('palac', 'Palác')],
    ['places/kotelna.yaml', building('kotelna', 'Kotelna')],
    ['places/horni-sal.yaml', room],
    ...translations,
  ])
  const pictures = new Map([
    ['artists/jana-nova/more.jpg', aPicture('more')],
    ['partners/majakka.svg', aPicture('majakka', 'svg')],
  ])
  return {
    name: 'content',
    files: new Set([...texts.keys(), ...pictures.keys(), ...pdfs, 'published.txt']),
    texts,
    pictures,
    published: '# every page\nevents/vecer\njana-nova\n',
    links: new Set(),
    oversized: new Map(),
    brokenPdfs: new Set(),
    typeface,
    isForProduction: false,
  }
}

/** @returns a copy of the folder in which a file has this text; the file may be new */
export const withText = (folder: ContentFolder, path: string, text: string) => put(path, text)(folder)

/** @returns a copy of the folder in which one piece of a file's text is replaced, as by an editor's mistake */
export const withSlip = (folder: ContentFolder, path: string, was: string, is: string) => swap(path, was, is)(folder)
