import type { Text } from '../../../words/message-language'
import { error, reporter, type Rules, warning } from '../../base/rule'

export const rules = {
  'address/taken': error({
    what: { en: 'The address {address} already belongs to {owner}.', cs: 'Adresu {address} už má {owner}.' },
    why: { en: 'One address cannot lead to two places.', cs: 'Jedna adresa nemůže vést na dvě místa.' },
    fix: { en: 'Write another word here.', cs: 'Napište sem jiné slovo.' },
  }),
  'address/reserved': error({
    what: { en: 'The site has files of its own at /{word}.', cs: 'Na /{word} má web vlastní soubory.' },
    why: { en: 'Visitors would get these files, or an error.', cs: 'Návštěvníci by dostali tyto soubory, nebo chybu.' },
    fix: { en: 'Write another word here.', cs: 'Napište sem jiné slovo.' },
  }),
  'address/word-changed': error({
    what: {
      en: 'The word “{former}” in the addresses {language} changes.',
      cs: 'V adresách ({language}) se mění slovo „{former}“.',
    },
    why: {
      en: 'Links that people have shared would stop working.',
      cs: 'Odkazy, které už lidé sdíleli, by přestaly platit.',
    },
    fix: {
      en: 'Write it back, or below the language:\n  formerAddresses:\n    {key}: [{former}]',
      cs: 'Vraťte ho, nebo k jazyku napište:\n  formerAddresses:\n    {key}: [{former}]',
    },
  }),
  'slug/former-taken': error({
    what: { en: 'The former address {address} belongs to {owner}.', cs: 'Dřívější adresu {address} má {owner}.' },
    why: { en: 'An address can lead to one place only.', cs: 'Adresa může vést jen na jedno místo.' },
    fix: { en: 'Delete the former address that is wrong.', cs: 'Smažte tu dřívější adresu, která je špatně.' },
  }),
  'slug/gone': error({
    what: {
      en: 'The page {address} was published but no longer exists.',
      cs: 'Stránka {address} byla zveřejněná, a teď by zmizela.',
    },
    why: {
      en: 'Links that people have shared would stop working.',
      cs: 'Odkazy, které už lidé sdíleli, by přestaly platit.',
    },
    fix: {
      en: 'If the artist’s page has a new address, write the former one in the artist’s file: “formerSlugs: [{slug}]”. To remove the artist, delete the line {slug} in published.txt.',
      cs: 'Má-li stránka umělce teď jinou adresu, napište do jeho souboru tu dřívější: „formerSlugs: [{slug}]“. Chcete-li umělce odstranit, smažte řádek {slug} v souboru published.txt.',
    },
  }),
  'slug/removed': warning({
    what: { en: 'With this change, the page {address} is gone.', cs: 'Touto změnou zmizí stránka {address}.' },
    why: {
      en: 'Links that people have shared would lead to nothing.',
      cs: 'Odkazy, které už lidé sdíleli, by nikam nevedly.',
    },
    fix: {
      en: 'If the artist’s page has a new address, write the former one in the artist’s file: “formerSlugs: [{slug}]”. If the artist is no longer shown, nothing is to be done.',
      cs: 'Má-li stránka umělce teď jinou adresu, napište do jeho souboru tu dřívější: „formerSlugs: [{slug}]“. Pokud umělec už nevystavuje, nemusíte nic dělat.',
    },
  }),
  'slug/list-gone': error({
    what: {
      en: 'With this change, the list of what was published is gone.',
      cs: 'Touto změnou zmizí seznam toho, co už bylo zveřejněné.',
    },
    why: {
      en: 'Nobody would be told when a link that people have shared stops working.',
      cs: 'Nikdo by se nedozvěděl, že odkaz, který už lidé sdíleli, přestává platit.',
    },
    fix: {
      en: 'Restore the file from the history. To remove a single artist or event, delete only its line.',
      cs: 'Vraťte soubor z historie. Chcete-li odstranit jen některého umělce nebo akci, smažte jen jejich řádek.',
    },
  }),
  'slug/event-gone': error({
    what: {
      en: 'The event “{slug}” took registrations, but no event has this address now.',
      cs: 'Na akci „{slug}“ se registrují hosté, ale tuto adresu už žádná akce nemá.',
    },
    why: {
      en: 'Guests are stored under the address of the event. Under another one everybody could register again.',
      cs: 'Hosté jsou uložení pod adresou akce. Pod jinou by se každý mohl zaregistrovat znovu.',
    },
    fix: {
      en: 'Restore the former address: “slug: {slug}”. To remove the event, first call it off in a change of its own (“cancelled: true”), and write to its guests on the organisers’ page: the site does not do so by itself. Delete its file, together with the line events/{slug} in published.txt, when it has no guests any more.',
      cs: 'Vraťte původní adresu: „slug: {slug}“. Chcete-li akci odstranit, napřed ji samostatnou změnou zrušte („cancelled: true“) a hostům napište na stránce pořadatelů, web jim to sám nenapíše. Její soubor i řádek events/{slug} v souboru published.txt smažte, až na ní žádní hosté nebudou.',
    },
  }),
  'slug/file-name': warning({
    what: {
      en: '{field}: is “{slug}”, but the file or folder is called “{name}”.',
      cs: '{field}: je tu „{slug}“, ale soubor nebo složka se jmenuje „{name}“.',
    },
    why: { en: 'The file would be hard to find.', cs: 'Soubor by se špatně hledal.' },
    fix: {
      en: 'Rename it to “{slug}”, or write “{name}” here.',
      cs: 'Přejmenujte ho na „{slug}“, nebo sem napište „{name}“.',
    },
  }),
  'slug/taken-by-page': error({
    what: { en: '“{slug}” is the address of a part of the home page.', cs: '„{slug}“ je adresa části úvodní stránky.' },
    why: { en: 'A link to the event would lead to that part.', cs: 'Odkaz na akci by vedl na ni.' },
    fix: { en: 'Write another address here.', cs: 'Napište sem jinou adresu.' },
  }),
  'redirect/hides-page': warning({
    what: { en: 'The rule for {from} hides the page {page}.', cs: 'Pravidlo pro {from} zakrývá stránku {page}.' },
    why: {
      en: 'With “force = true”, Netlify never shows the page.',
      cs: 'S „force = true“ Netlify tuto stránku nikdy neukáže.',
    },
    fix: {
      en: 'Delete the rule. If the page is meant to be hidden, leave it.',
      cs: 'Smažte pravidlo. Pokud má být stránka skrytá, nechte ho být.',
    },
  }),
  'redirect/no-effect': warning({
    what: {
      en: 'The rule for {from} is never used: {reason}.',
      cs: 'Pravidlo pro {from} se nikdy nepoužije: {reason}.',
    },
    why: {
      en: 'Netlify comes to this rule only where nothing else answers.',
      cs: 'Netlify se k němu dostane jen tam, kde neodpoví nic jiného.',
    },
    fix: {
      en: 'Delete the rule. To redirect the former address of a page, write it into the page’s file (“formerSlugs:”).',
      cs: 'Smažte pravidlo. Má-li na stránku vést její dřívější adresa, napište ji do souboru stránky („formerSlugs:“).',
    },
  }),
  'redirect/to-nothing': warning({
    what: {
      en: 'The rule for {from} leads to {to}, but the site has nothing there.',
      cs: 'Pravidlo pro {from} vede na {to}, ale tam na webu nic není.',
    },
    why: {
      en: 'Visitors would read that the page does not exist.',
      cs: 'Návštěvníci by se dočetli, že stránka neexistuje.',
    },
    fix: {
      en: 'Write the address of a page, or delete the rule.',
      cs: 'Napište adresu některé stránky, nebo pravidlo smažte.',
    },
  }),
  'registration/removed': warning({
    what: {
      en: 'The event “{slug}” took registrations, but now has neither a registration nor an invitation.',
      cs: 'Na akci „{slug}“ se registrují hosté, ale akce už nemá registraci ani pozvánku.',
    },
    why: {
      en: 'Guests who have registered would no longer see the event on the page of their registration.',
      cs: 'Kdo se zaregistroval, by akci na stránce své registrace už neviděl.',
    },
    fix: {
      en: 'Restore it (“registration:” or “invitation:”). To take no more registrations, also write “availability: closed”. If nobody has registered, delete the line events/{slug} in published.txt.',
      cs: 'Vraťte ji („registration:“, nebo „invitation:“). Pokud se už nikdo registrovat nemá, připište „availability: closed“. Pokud se nikdo nezaregistroval, smažte řádek events/{slug} v souboru published.txt.',
    },
  }),
} satisfies Rules

export const report = reporter(rules)

/** Parts of these messages. */
export const addressPhrases = {
  renameTo: { en: 'Rename it to “{slug}”.', cs: 'Přejmenujte ho na „{slug}“.' },
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
  writeFormerSlug: {
    en: 'Restore the former address, or write in {file}:\n  formerSlugs: [{slug}]',
    cs: 'Vraťte původní adresu, nebo do souboru {file} napište:\n  formerSlugs: [{slug}]',
  },
} as const satisfies Record<string, Text>
