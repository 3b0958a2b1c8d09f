import type { Text } from '../../base/fill'
import { reporter, type Rules } from '../../base/rule'

export const rules = {
  'address/taken': {
    severity: 'error',
    en: {
      what: 'The address {address} already belongs to {owner}.',
      why: 'One address cannot lead to two places.',
      fix: 'Write another word here.',
    },
    cs: {
      what: 'Adresu {address} už má {owner}.',
      why: 'Jedna adresa nemůže vést na dvě místa.',
      fix: 'Napište sem jiné slovo.',
    },
  },
  'address/reserved': {
    severity: 'error',
    en: {
      what: 'The site has files of its own at /{word}.',
      why: 'Visitors would get these files, or an error.',
      fix: 'Write another word here.',
    },
    cs: {
      what: 'Na /{word} má web vlastní soubory.',
      why: 'Návštěvníci by dostali tyto soubory, nebo chybu.',
      fix: 'Napište sem jiné slovo.',
    },
  },
  'address/word-changed': {
    severity: 'error',
    en: {
      what: 'The word “{former}” in the addresses {language} changes.',
      why: 'Links that people have shared would stop working.',
      fix: 'Write it back, or below the language:\n  formerAddresses:\n    {key}: [{former}]',
    },
    cs: {
      what: 'V adresách ({language}) se mění slovo „{former}“.',
      why: 'Odkazy, které už lidé sdíleli, by přestaly platit.',
      fix: 'Vraťte ho, nebo k jazyku napište:\n  formerAddresses:\n    {key}: [{former}]',
    },
  },
  'slug/former-taken': {
    severity: 'error',
    en: {
      what: 'The former address {address} belongs to {owner}.',
      why: 'An address can lead to one place only.',
      fix: 'Delete the former slug that is wrong.',
    },
    cs: {
      what: 'Dřívější adresu {address} má {owner}.',
      why: 'Adresa může vést jen na jedno místo.',
      fix: 'Smažte ten dřívější slug, který je špatně.',
    },
  },
  'slug/gone': {
    severity: 'error',
    en: {
      what: 'The page {address} was published but no longer exists.',
      why: 'Links that people have shared would stop working.',
      fix: 'Write “formerSlugs: [{slug}]” in the file of the artist whose slug changed. To remove the artist, delete the line {slug} in published.txt.',
    },
    cs: {
      what: 'Stránka {address} byla zveřejněná, a teď by zmizela.',
      why: 'Odkazy, které už lidé sdíleli, by přestaly platit.',
      fix: 'Napište „formerSlugs: [{slug}]“ do souboru umělce, který má teď jiný slug. Chcete-li umělce odstranit, smažte řádek {slug} v souboru published.txt.',
    },
  },
  'slug/removed': {
    severity: 'warning',
    en: {
      what: 'With this change, the page {address} is gone.',
      why: 'Links that people have shared would lead to nothing.',
      fix: 'If the artist has another slug now, write “formerSlugs: [{slug}]” in the artist’s file. If the artist is no longer shown, nothing is to be done.',
    },
    cs: {
      what: 'Touto změnou zmizí stránka {address}.',
      why: 'Odkazy, které už lidé sdíleli, by nikam nevedly.',
      fix: 'Má-li umělec teď jiný slug, napište do jeho souboru „formerSlugs: [{slug}]“. Pokud už nevystavuje, nemusíte nic dělat.',
    },
  },
  'slug/event-gone': {
    severity: 'error',
    en: {
      what: 'The event “{slug}” took registrations, but no event has this slug now.',
      why: 'Guests are stored under the slug. Under another slug everybody could register again.',
      fix: 'Restore the slug “{slug}”. To remove the event, also delete the line events/{slug} in published.txt.',
    },
    cs: {
      what: 'Na akci „{slug}“ se registrují hosté, a teď by tento slug neměla žádná akce.',
      why: 'Hosté jsou uložení pod slugem. Pod jiným by se každý mohl zaregistrovat znovu.',
      fix: 'Vraťte slug „{slug}“. Chcete-li akci odstranit, smažte i řádek events/{slug} v souboru published.txt.',
    },
  },
  'slug/file-name': {
    severity: 'warning',
    en: {
      what: 'The slug is “{slug}”, but the file or folder is called “{name}”.',
      why: 'The file would be hard to find.',
      fix: 'Rename it to “{slug}”, or write the slug “{name}”.',
    },
    cs: {
      what: 'Slug je „{slug}“, ale soubor nebo složka se jmenuje „{name}“.',
      why: 'Soubor by se špatně hledal.',
      fix: 'Přejmenujte ho na „{slug}“, nebo napište slug „{name}“.',
    },
  },
  'slug/taken-by-page': {
    severity: 'error',
    en: {
      what: 'The slug “{slug}” is the address of a part of the home page.',
      why: 'A link to the event would lead to that part.',
      fix: 'Give the event another slug.',
    },
    cs: {
      what: 'Slug „{slug}“ je adresa části úvodní stránky.',
      why: 'Odkaz na akci by vedl na ni.',
      fix: 'Dejte akci jiný slug.',
    },
  },
  'registration/removed': {
    severity: 'warning',
    en: {
      what: 'The event “{slug}” took registrations, but has no “registration” or “invitation” now.',
      why: 'Guests who have registered would no longer see the event on the page of their registration.',
      fix: 'Restore it; to take no more registrations, write “availability: closed”. If nobody has registered, delete the line events/{slug} in published.txt.',
    },
    cs: {
      what: 'Na akci „{slug}“ se registrují hosté, ale „registration“ ani „invitation“ už v ní není.',
      why: 'Kdo se zaregistroval, by akci na stránce své registrace už neviděl.',
      fix: 'Vraťte to zpátky; pokud se už nikdo registrovat nemá, napište „availability: closed“. Pokud se nikdo nezaregistroval, smažte řádek events/{slug} v souboru published.txt.',
    },
  },
} as const satisfies Rules

export const report = reporter(rules)

/** Parts of these messages. */
export const addressPhrases = {
  everyExhibition: { en: 'a page that every exhibition has', cs: 'stránka, kterou má každá výstava' },
  workOfArtist: { en: 'work {number} of this artist', cs: 'dílo {number} tohoto umělce' },
  callOffFirst: {
    en: 'Restore the slug “{slug}”. To remove the event, first call it off in a change of its own (“cancelled: true”): then its guests are told.',
    cs: 'Vraťte slug „{slug}“. Chcete-li akci odstranit, napřed ji samostatnou změnou zrušte („cancelled: true“): hosté se to tak dozvědí.',
  },
  writeFormerSlug: {
    en: 'Restore the old slug, or write in {file}:\n  formerSlugs: [{slug}]',
    cs: 'Vraťte původní slug, nebo do {file} napište:\n  formerSlugs: [{slug}]',
  },
} as const satisfies Record<string, Text>
