import type { FieldTable } from './field-table'

/** The texts of the home page, in exhibition.yaml. */
export const homePageFields: FieldTable = {
  'Exhibition.numbers': {
    en: ['key figures', 'The exhibition in numbers, on the home page.'],
    cs: ['čísla', 'Výstava v číslech, na úvodní stránce.'],
  },
  'Exhibition.numbers.value': {
    en: ['figure', 'The number, with its sign.'],
    cs: ['číslo', 'Číslo, i se znaménkem.'],
  },
  'Exhibition.numbers.label': {
    en: ['label', 'What it counts.'],
    cs: ['popisek', 'Co se počítá.'],
  },
  'Exhibition.numbers.counts': {
    en: [
      'counted content',
      'What in the content the number counts. The number then leads there, and the check warns when the count differs.',
    ],
    cs: ['počítaný obsah', 'Co z obsahu se počítá. Číslo pak vede tam a kontrola upozorní, když je počet jiný.'],
  },
  'Exhibition.about': {
    en: ['about', 'The text about the exhibition on the home page.'],
    cs: ['o výstavě', 'Text o výstavě na úvodní stránce.'],
  },
  'Exhibition.about.text': {
    en: ['text', 'Paragraphs, separated by a blank line.'],
    cs: ['text', 'Odstavce oddělené prázdným řádkem.'],
  },
  'Exhibition.about.signature': {
    en: ['signature', 'Who signed the text.'],
    cs: ['podpis', 'Kdo text podepsal.'],
  },
  'Exhibition.about.signature.name': {
    en: ['name', 'First name, then family name.'],
    cs: ['jméno', 'Křestní jméno a příjmení.'],
  },
  'Exhibition.about.signature.role': {
    en: ['role', 'What the person does.'],
    cs: ['role', 'Co ten člověk dělá.'],
  },
  'Exhibition.studios': {
    en: ['studios', 'The studios that visitors can see.'],
    cs: ['ateliéry', 'Ateliéry, které návštěvníci mohou vidět.'],
  },
  'Exhibition.studios.intro': {
    en: ['introduction', 'A paragraph before the studios.'],
    cs: ['úvod', 'Odstavec před ateliéry.'],
  },
  'Exhibition.studios.guide': {
    en: ['guide', 'Who guides visitors through the studios.'],
    cs: ['průvodce', 'Kdo návštěvníky ateliéry provází.'],
  },
  'Exhibition.studios.guide.name': {
    en: ['name', 'First name, then family name.'],
    cs: ['jméno', 'Křestní jméno a příjmení.'],
  },
  'Exhibition.studios.guide.role': {
    en: ['role', 'What the person does.'],
    cs: ['role', 'Co ten člověk dělá.'],
  },
  'Exhibition.studios.visits': {
    en: ['visits', 'The studios, in the order of the page.'],
    cs: ['návštěvy', 'Ateliéry v pořadí, v jakém jsou na stránce.'],
  },
  'Exhibition.studios.visits.artist': {
    en: ['artist', 'The artist whose studio it is.'],
    cs: ['umělec', 'Umělec, kterému ateliér patří.'],
  },
  'Exhibition.studios.visits.place': {
    en: ['place', 'Where the studio is.'],
    cs: ['místo', 'Kde ateliér je.'],
  },
  'Exhibition.studios.visits.tour': {
    en: ['tour', 'The tour that visits the studio (one of the events).'],
    cs: ['prohlídka', 'Prohlídka, která do ateliéru vede (některá z akcí).'],
  },
  'Exhibition.studios.visits.description': {
    en: ['description', 'What visitors see in the studio.'],
    cs: ['popis', 'Co návštěvníci v ateliéru uvidí.'],
  },
  'Exhibition.programme': {
    en: ['programme', 'The texts above the programme.'],
    cs: ['program', 'Texty nad programem.'],
  },
  'Exhibition.programme.intro': {
    en: ['introduction', 'A paragraph before the programme.'],
    cs: ['úvod', 'Odstavec před programem.'],
  },
  'Exhibition.programme.registration': {
    en: ['registration', 'Where the Registration button leads: a link, or an e-mail address after mailto:.'],
    cs: ['registrace', 'Kam vede tlačítko Registrace: odkaz, nebo e-mailová adresa za mailto:.'],
  },
}
