import { languageName } from '../i18n/language-names'
import { isLocale } from '../i18n/locales'
import type { MessageLanguage } from '../editing/message-language'

/** What the keys of the content are called in Czech. In English a key is its own name, spelt out. */
const czech: Record<string, string> = {
  about: 'o výstavě',
  address: 'adresa',
  admission: 'vstup',
  alt: 'popis obrázku (alt)',
  artist: 'umělec',
  availability: 'obsazenost',
  bio: 'životopis',
  birthYear: 'rok narození',
  capacity: 'kapacita',
  catalogue: 'katalog',
  closes: 'zavírá',
  competitionRules: 'pravidla soutěže',
  conditions: 'podmínky',
  consent: 'souhlas ve zkratce',
  contact: 'kontakt',
  credit: 'majitel díla',
  cs: 'česky',
  date: 'den',
  demoDate: 'datum ukázky',
  depth: 'hloubka',
  description: 'popis',
  dimensions: 'rozměry',
  directions: 'cesta k nám',
  documents: 'dokumenty',
  dressCode: 'oblečení',
  earlierVersions: 'dřívější verze',
  email: 'e-mail',
  en: 'anglicky',
  end: 'konec',
  endDate: 'poslední den',
  feedback: 'ohlasy',
  file: 'soubor',
  group: 'skupina',
  guide: 'průvodce',
  heading: 'nadpis',
  height: 'výška',
  hero: 'umělec v titulu',
  heroWork: 'dílo v titulu',
  image: 'obrázek',
  intro: 'úvod',
  invitation: 'pozvánka',
  label: 'popisek',
  languages: 'jazyky',
  latitude: 'zeměpisná šířka',
  ledBy: 'vede',
  locality: 'obec',
  legend: 'vysvětlivky',
  logo: 'logo',
  logoDark: 'logo pro tmavé obrazovky',
  longitude: 'zeměpisná délka',
  map: 'mapa',
  medium: 'technika',
  name: 'jméno',
  notice: 'souhlas',
  numbers: 'čísla',
  openingHours: 'otevírací doba',
  opens: 'otevírá',
  organizer: 'pořadatel',
  persons: 'počet osob',
  phone: 'telefon',
  place: 'místo',
  position: 'poloha na mapě',
  postalCode: 'PSČ',
  programme: 'program',
  registration: 'registrace',
  registrationCloses: 'uzávěrka registrace',
  retentionDays: 'dní do smazání',
  role: 'role',
  sections: 'oddíly',
  signature: 'podpis',
  slug: 'konec adresy (slug)',
  sortName: 'jméno pro řazení',
  start: 'začátek',
  startDate: 'první den',
  street: 'ulice',
  studios: 'ateliéry',
  subtitle: 'podtitul',
  summary: 'shrnutí',
  text: 'text',
  timeZone: 'časové pásmo',
  title: 'název',
  tour: 'prohlídka',
  type: 'druh',
  url: 'odkaz',
  value: 'hodnota',
  venue: 'místo výstavy',
  version: 'verze',
  visitorRegulations: 'návštěvní řád',
  visits: 'návštěvy',
  width: 'šířka',
  within: 'uvnitř (within)',
  works: 'díla',
  year: 'rok',
}

/** Keys whose words in English are not simply the key spelt out. */
const english: Record<string, string> = {
  cs: 'in Czech',
  en: 'in English',
  alt: 'alternative text',
  bio: 'biography',
  url: 'link',
  ledBy: 'led by',
  sortName: 'name to sort by',
  slug: 'end of the address (slug)',
}

const spelt = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** The code of a language that has no words above: 'in German', 'němčina'. */
function languageInWords(key: string, language: MessageLanguage): string | undefined {
  const name = isLocale(key) ? languageName(key, language) : undefined
  return name && (language === 'en' ? `in ${name}` : name)
}

/** A key of the content in words. A key that has none yet in Czech stands for itself. */
export function fieldName(key: string, language: MessageLanguage): string {
  const words = (language === 'cs' ? czech : english)[key] ?? languageInWords(key, language)
  return words ?? (language === 'cs' ? `„${key}“` : spelt(key))
}

export const hasCzechName = (key: string) => key in czech
