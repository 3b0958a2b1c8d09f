import { field, type FieldTable, paragraphs } from './field-table'

const fullName = { en: 'First name, then family name.', cs: 'Křestní jméno a příjmení.' }

/** The texts of the home page, in exhibition.yaml. */
export const homePageFields: FieldTable = {
  'Exhibition.numbers': field('key figures', 'čísla', {
    en: 'The exhibition in numbers, on the home page.',
    cs: 'Výstava v číslech, na úvodní stránce.',
  }),
  'Exhibition.numbers.value': field('figure', 'číslo', {
    en: 'The number, with its sign.',
    cs: 'Číslo, i se znaménkem.',
  }),
  'Exhibition.numbers.label': field('label', 'popisek', { en: 'What it counts.', cs: 'Co se počítá.' }),
  'Exhibition.numbers.counts': field('counted content', 'počítaný obsah', {
    en: 'What in the content the number counts. The number then leads there, and the check warns when the count differs.',
    cs: 'Co z obsahu se počítá. Číslo pak vede tam a kontrola upozorní, když je počet jiný.',
  }),
  'Exhibition.about': field('about', 'o výstavě', {
    en: 'The text about the exhibition on the home page.',
    cs: 'Text o výstavě na úvodní stránce.',
  }),
  'Exhibition.about.text': field('text', 'text', paragraphs),
  'Exhibition.about.signature': field('signature', 'podpis', { en: 'Who signed the text.', cs: 'Kdo text podepsal.' }),
  'Exhibition.about.signature.name': field('name', 'jméno', fullName),
  'Exhibition.about.signature.role': field('role', 'role', { en: 'What the person does.', cs: 'Co ten člověk dělá.' }),
  'Exhibition.studios': field('studios', 'ateliéry', {
    en: 'The studios that visitors can see.',
    cs: 'Ateliéry, které návštěvníci mohou vidět.',
  }),
  'Exhibition.studios.intro': field('introduction', 'úvod', {
    en: 'A paragraph before the studios.',
    cs: 'Odstavec před ateliéry.',
  }),
  'Exhibition.studios.guide': field('guide', 'průvodce', {
    en: 'Who guides visitors through the studios.',
    cs: 'Kdo návštěvníky ateliéry provází.',
  }),
  'Exhibition.studios.guide.name': field('name', 'jméno', fullName),
  'Exhibition.studios.guide.role': field('role', 'role', { en: 'What the person does.', cs: 'Co ten člověk dělá.' }),
  'Exhibition.studios.visits': field('visits', 'návštěvy', {
    en: 'The studios, in the order of the page.',
    cs: 'Ateliéry v pořadí, v jakém jsou na stránce.',
  }),
  'Exhibition.studios.visits.artist': field('artist', 'umělec', {
    en: 'The artist whose studio it is.',
    cs: 'Umělec, kterému ateliér patří.',
  }),
  'Exhibition.studios.visits.place': field('place', 'místo', { en: 'Where the studio is.', cs: 'Kde ateliér je.' }),
  'Exhibition.studios.visits.tour': field('tour', 'prohlídka', {
    en: 'The tour that visits the studio (one of the events).',
    cs: 'Prohlídka, která do ateliéru vede (některá z akcí).',
  }),
  'Exhibition.studios.visits.description': field('description', 'popis', {
    en: 'What visitors see in the studio.',
    cs: 'Co návštěvníci v ateliéru uvidí.',
  }),
  'Exhibition.programme': field('programme', 'program', {
    en: 'The texts above the programme.',
    cs: 'Texty nad programem.',
  }),
  'Exhibition.programme.intro': field('introduction', 'úvod', {
    en: 'A paragraph before the programme.',
    cs: 'Odstavec před programem.',
  }),
  'Exhibition.programme.registration': field('registration', 'registrace', {
    en: 'Where the Registration button leads: a link, or an e-mail address after mailto:.',
    cs: 'Kam vede tlačítko Registrace: odkaz, nebo e-mailová adresa za mailto:.',
  }),
}
