import { all, type Change, swap, without } from '../support/faults'

// Files and texts of tests/exhibition that the seeded faults change.

export const artistFolder = 'artists/ada-brusinka'
export const artist = `${artistFolder}/artist.yaml`
export const artistPicture = `${artistFolder}/leden.jpg`
export const talk = 'events/rozhovor-o-mistech.yaml'
export const tour = 'events/prohlidka-s-kuratorkou.yaml'
export const studioTour = 'events/atelier-hugo-hrusen.yaml'
export const calledOff = 'events/atelier-ada-brusinka.yaml'
export const lastTour = 'events/pozdni-prohlidka.yaml'
export const workshop = 'events/dilna-papiru.yaml'
export const englishTour = 'events/anglicka-prohlidka.yaml'
export const invitation = 'events/vecer-pro-zvane.yaml'
export const hall = 'places/horni-patro.yaml'
export const building = 'places/pristav.yaml'
export const partner = 'partners/tuuli.yaml'
export const common = 'translations/common.yaml'
export const errors = 'translations/errors.yaml'
export const home = 'translations/home.yaml'
export const programme = 'translations/programme.yaml'
export const press = 'pages/pro-media.yaml'
export const questions = 'pages/nez-prijdete.yaml'
export const plan = 'plan-prizemi.svg'
export const site = 'exhibition.yaml'

// Of the artist: the summary, its second sentence, which a fault replaces, and the first picture’s alternative text.
const sentence = 'Jeden pruh je jeden den.'
const sentenceEn = 'One strip is one day.'
export const inCzech = (text: string) => swap(artist, sentence, text)
export const inEnglish = (text: string) => swap(artist, sentenceEn, text)
export const summary = `Skládá široké pruhy látky podle nepředvídatelné teploty vzduchu. ${sentence}`
export const summaryEn = `Sews broad strips of cloth in the order of the day’s temperatures. ${sentenceEn}`
export const alt = 'Devět svislých pruhů různé výšky v červené, oranžové a modré na světlém plátně.'
export const altEn = 'Nine upright strips of different heights in red, orange and blue on pale cloth.'

/** Every text that is long enough to be found copied becomes another. */
export function shortTexts(text: string): string {
  return text.replace(/^( +)(cs|en): \|\n(?:\1 .*\n|\n)*/gm, '$1$2: Krátce.\n').replace('en: Krátce.', 'en: Briefly.')
}

/** The programme takes no registrations, and never did. */
export const noRegistrations: Change = (folder) =>
  all(
    ...[...folder.texts]
      .filter(([path, text]) => path.startsWith('events/') && text.includes('\nregistration:'))
      .flatMap(([path]) => [
        without(path, 'registration'),
        swap('published.txt', `${path.replace('.yaml', '')}\n`, ''),
      ]),
  )(folder)

/** Visitors register for the programme at an address of their language. */
export const registerAt = (address: string) =>
  swap(site, '\nnotice:', `\n  registration:\n    cs: ⟦${address}⟧\n    en: mailto:sest@majakka.example\nnotice:`)
