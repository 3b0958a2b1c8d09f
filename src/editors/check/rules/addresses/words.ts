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
  'slug/unlisted': {
    severity: 'warning',
    en: {
      what: '“{slug}” is not yet in the list of published addresses (published.txt).',
      why: 'Only listed addresses are protected from being lost.',
      fix: 'Add the line {slug} there, or run `npm run check:content -- --fix`.',
    },
    cs: {
      what: '„{slug}“ ještě není v seznamu zveřejněných adres (published.txt).',
      why: 'Jen adresy ze seznamu jsou chráněné, aby se neztratily.',
      fix: 'Připište tam řádek {slug}, nebo spusťte `npm run check:content -- --fix`.',
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
      what: 'Na událost „{slug}“ se registrují hosté, a teď by tento slug neměla žádná událost.',
      why: 'Hosté jsou uložení pod slugem. Pod jiným by se každý mohl zaregistrovat znovu.',
      fix: 'Vraťte slug „{slug}“. Chcete-li událost odstranit, smažte i řádek events/{slug} v souboru published.txt.',
    },
  },
  'slug/event-unlisted': {
    severity: 'error',
    en: {
      what: 'The event “{slug}” takes registrations but is not yet in the list published.txt.',
      why: 'Guests are stored under the slug, and only a listed slug is protected from changes.',
      fix: 'Add the line events/{slug} there, or run `npm run check:content -- --fix`.',
    },
    cs: {
      what: 'Na událost „{slug}“ se registrují hosté, ale v seznamu published.txt ještě není.',
      why: 'Hosté se ukládají pod slugem a jen slug ze seznamu je chráněný před změnou.',
      fix: 'Připište tam řádek events/{slug}, nebo spusťte `npm run check:content -- --fix`.',
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
      why: 'Odkaz na událost by vedl na ni.',
      fix: 'Dejte události jiný slug.',
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
      what: 'Na událost „{slug}“ se registrují hosté, ale „registration“ ani „invitation“ už v ní není.',
      why: 'Kdo se zaregistroval, by událost na stránce své registrace už neviděl.',
      fix: 'Vraťte to zpátky; pokud se už nikdo registrovat nemá, napište „availability: closed“. Pokud se nikdo nezaregistroval, smažte řádek events/{slug} v souboru published.txt.',
    },
  },
} as const satisfies Rules

export const report = reporter(rules)

/** Parts of these messages. */
export const addressPhrases = {
  everyExhibition: { en: 'a page that every exhibition has', cs: 'stránka, kterou má každá výstava' },
  workOfArtist: { en: 'work {number} of this artist', cs: 'dílo {number} tohoto umělce' },
  writeFormerSlug: {
    en: 'Restore the old slug, or write in {file}:\n  formerSlugs: [{slug}]',
    cs: 'Vraťte původní slug, nebo do {file} napište:\n  formerSlugs: [{slug}]',
  },
} as const satisfies Record<string, Text>
