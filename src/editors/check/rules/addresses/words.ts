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
      fix: 'Delete the former address that is wrong.',
    },
    cs: {
      what: 'Dřívější adresu {address} má {owner}.',
      why: 'Adresa může vést jen na jedno místo.',
      fix: 'Smažte tu dřívější adresu, která je špatně.',
    },
  },
  'slug/gone': {
    severity: 'error',
    en: {
      what: 'The page {address} was published but no longer exists.',
      why: 'Links that people have shared would stop working.',
      fix: 'If the artist’s page has a new address, write the former one in the artist’s file: “formerSlugs: [{slug}]”. To remove the artist, delete the line {slug} in published.txt.',
    },
    cs: {
      what: 'Stránka {address} byla zveřejněná, a teď by zmizela.',
      why: 'Odkazy, které už lidé sdíleli, by přestaly platit.',
      fix: 'Má-li stránka umělce teď jinou adresu, napište do jeho souboru tu dřívější: „formerSlugs: [{slug}]“. Chcete-li umělce odstranit, smažte řádek {slug} v souboru published.txt.',
    },
  },
  'slug/removed': {
    severity: 'warning',
    en: {
      what: 'With this change, the page {address} is gone.',
      why: 'Links that people have shared would lead to nothing.',
      fix: 'If the artist’s page has a new address, write the former one in the artist’s file: “formerSlugs: [{slug}]”. If the artist is no longer shown, nothing is to be done.',
    },
    cs: {
      what: 'Touto změnou zmizí stránka {address}.',
      why: 'Odkazy, které už lidé sdíleli, by nikam nevedly.',
      fix: 'Má-li stránka umělce teď jinou adresu, napište do jeho souboru tu dřívější: „formerSlugs: [{slug}]“. Pokud umělec už nevystavuje, nemusíte nic dělat.',
    },
  },
  'slug/event-gone': {
    severity: 'error',
    en: {
      what: 'The event “{slug}” took registrations, but no event has this address now.',
      why: 'Guests are stored under the address of the event. Under another one everybody could register again.',
      fix: 'Restore the former address: “slug: {slug}”. To remove the event, also delete the line events/{slug} in published.txt.',
    },
    cs: {
      what: 'Na akci „{slug}“ se registrují hosté, ale tuto adresu už žádná akce nemá.',
      why: 'Hosté jsou uložení pod adresou akce. Pod jinou by se každý mohl zaregistrovat znovu.',
      fix: 'Vraťte původní adresu: „slug: {slug}“. Chcete-li akci odstranit, smažte i řádek events/{slug} v souboru published.txt.',
    },
  },
  'slug/file-name': {
    severity: 'warning',
    en: {
      what: '{field}: is “{slug}”, but the file or folder is called “{name}”.',
      why: 'The file would be hard to find.',
      fix: 'Rename it to “{slug}”, or write “{name}” here.',
    },
    cs: {
      what: '{field}: je tu „{slug}“, ale soubor nebo složka se jmenuje „{name}“.',
      why: 'Soubor by se špatně hledal.',
      fix: 'Přejmenujte ho na „{slug}“, nebo sem napište „{name}“.',
    },
  },
  'slug/taken-by-page': {
    severity: 'error',
    en: {
      what: '“{slug}” is the address of a part of the home page.',
      why: 'A link to the event would lead to that part.',
      fix: 'Write another address here.',
    },
    cs: {
      what: '„{slug}“ je adresa části úvodní stránky.',
      why: 'Odkaz na akci by vedl na ni.',
      fix: 'Napište sem jinou adresu.',
    },
  },
  'redirect/hides-page': {
    severity: 'warning',
    en: {
      what: 'The rule for {from} hides the page {page}.',
      why: 'With “force = true”, Netlify never shows the page.',
      fix: 'Delete the rule. If the page is meant to be hidden, leave it.',
    },
    cs: {
      what: 'Pravidlo pro {from} zakrývá stránku {page}.',
      why: 'S „force = true“ Netlify tuto stránku nikdy neukáže.',
      fix: 'Smažte pravidlo. Pokud má být stránka skrytá, nechte ho být.',
    },
  },
  'redirect/no-effect': {
    severity: 'warning',
    en: {
      what: 'The rule for {from} is never used: {reason}.',
      why: 'Netlify comes to this rule only where nothing else answers.',
      fix: 'Delete the rule. To redirect the former address of a page, write it into the page’s file (“formerSlugs:”).',
    },
    cs: {
      what: 'Pravidlo pro {from} se nikdy nepoužije: {reason}.',
      why: 'Netlify se k němu dostane jen tam, kde neodpoví nic jiného.',
      fix: 'Smažte pravidlo. Má-li na stránku vést její dřívější adresa, napište ji do souboru stránky („formerSlugs:“).',
    },
  },
  'redirect/to-nothing': {
    severity: 'warning',
    en: {
      what: 'The rule for {from} leads to {to}, but the site has nothing there.',
      why: 'Visitors would read that the page does not exist.',
      fix: 'Write the address of a page, or delete the rule.',
    },
    cs: {
      what: 'Pravidlo pro {from} vede na {to}, ale tam na webu nic není.',
      why: 'Návštěvníci by se dočetli, že stránka neexistuje.',
      fix: 'Napište adresu některé stránky, nebo pravidlo smažte.',
    },
  },
  'registration/removed': {
    severity: 'warning',
    en: {
      what: 'The event “{slug}” took registrations, but now has neither a registration nor an invitation.',
      why: 'Guests who have registered would no longer see the event on the page of their registration.',
      fix: 'Restore it (“registration:” or “invitation:”). To take no more registrations, also write “availability: closed”. If nobody has registered, delete the line events/{slug} in published.txt.',
    },
    cs: {
      what: 'Na akci „{slug}“ se registrují hosté, ale akce už nemá registraci ani pozvánku.',
      why: 'Kdo se zaregistroval, by akci na stránce své registrace už neviděl.',
      fix: 'Vraťte ji („registration:“, nebo „invitation:“). Pokud se už nikdo registrovat nemá, připište „availability: closed“. Pokud se nikdo nezaregistroval, smažte řádek events/{slug} v souboru published.txt.',
    },
  },
} as const satisfies Rules

export const report = reporter(rules)

/** Parts of these messages. */
export const addressPhrases = {
  everyExhibition: { en: 'a page that every exhibition has', cs: 'stránka, kterou má každá výstava' },
  unusedPage: { en: 'the address has a page', cs: 'na té adrese je stránka' },
  unusedRedirect: { en: 'the content itself redirects this address', cs: 'tu adresu přesměrovává už sám obsah' },
  unusedMissing: {
    en: 'in this language the site itself answers at every address without a page',
    cs: 'na adresy bez stránky v tomto jazyce odpovídá web sám',
  },
  deleteForce: {
    en: 'Delete the line “force = true”: then the rule applies only to addresses without a page.',
    cs: 'Smažte řádek „force = true“: pravidlo pak bude platit jen pro adresy bez stránky.',
  },
  workOfArtist: { en: 'work {number} of this artist', cs: 'dílo {number} tohoto umělce' },
  callOffFirst: {
    en: 'Restore the former address: “slug: {slug}”. To remove the event, first call it off in a change of its own (“cancelled: true”): then its guests are told.',
    cs: 'Vraťte původní adresu: „slug: {slug}“. Chcete-li akci odstranit, napřed ji samostatnou změnou zrušte („cancelled: true“): hosté se to tak dozvědí.',
  },
  writeFormerSlug: {
    en: 'Restore the former address, or write in {file}:\n  formerSlugs: [{slug}]',
    cs: 'Vraťte původní adresu, nebo do souboru {file} napište:\n  formerSlugs: [{slug}]',
  },
} as const satisfies Record<string, Text>
