import type { FieldTable } from './field-table'

export const artistFields: FieldTable = {
  'Artist.slug': {
    en: ['address', 'The end of the address of the artist’s page. Changing it breaks links that people have shared.'],
    cs: ['adresa stránky', 'Konec adresy stránky umělce. Změna rozbije odkazy, které už lidé sdíleli.'],
  },
  'Artist.formerSlugs': {
    en: ['former addresses', 'Addresses that the page of the artist had before. They redirect to it.'],
    cs: ['dřívější adresy', 'Adresy, které stránka umělce měla předtím. Vedou na ni.'],
  },
  'Artist.name': {
    en: ['name', 'Written as the artist writes it.'],
    cs: ['jméno', 'Tak, jak ho umělec píše.'],
  },
  'Artist.sortName': {
    en: ['name to sort by', 'Family name first; for a collective, its name. The list of artists is sorted by it.'],
    cs: ['jméno pro řazení', 'Nejdřív příjmení, u skupiny její název. Podle něj je seřazen seznam umělců.'],
  },
  'Artist.type': {
    en: ['person or collective', 'Whether it is one person (the default) or a collective.'],
    cs: ['osoba, nebo skupina', 'Zda jde o jednoho člověka (platí i bez tohoto pole), nebo o skupinu.'],
  },
  'Artist.birthYear': {
    en: ['year of birth', 'The year of birth; for a collective, the year it was founded.'],
    cs: ['rok narození', 'Rok narození; u skupiny rok, kdy vznikla.'],
  },
  'Artist.deathYear': {
    en: ['year of death', 'The year of death; for a collective, the year it ended.'],
    cs: ['rok úmrtí', 'Rok úmrtí; u skupiny rok, kdy zanikla.'],
  },
  'Artist.circa': {
    en: ['approximate years', 'Whether these years are approximate: “c. 1450–1516”.'],
    cs: ['přibližné roky', 'Zda jsou tyto roky jen přibližné: „kolem 1450–1516“.'],
  },
  'Artist.place': {
    en: ['place', 'Where the artist lives and works, or lived and worked.'],
    cs: ['místo', 'Kde umělec žije a pracuje, nebo žil a pracoval.'],
  },
  'Artist.summary': {
    en: ['summary', 'One sentence. Search results show it too.'],
    cs: ['shrnutí', 'Jedna věta. Ukazují ji i vyhledávače.'],
  },
  'Artist.bio': {
    en: ['biography', 'Two or three paragraphs, separated by a blank line.'],
    cs: ['životopis', 'Dva až tři odstavce oddělené prázdným řádkem.'],
  },
  'Artist.url': {
    en: ['website', 'A page about the artist.'],
    cs: ['web', 'Stránka o umělci.'],
  },
  'Artist.email': {
    en: ['e-mail for enquiries', 'Where visitors ask about the works. Without it they ask the gallery.'],
    cs: ['e-mail pro zájemce', 'Kam se návštěvníci na díla ptají. Bez něj se ptají galerie.'],
  },
  'Artist.gallery': {
    en: ['gallery', 'The gallery that represents the artist (one of the partners).'],
    cs: ['galerie', 'Galerie, která umělce zastupuje (některý z partnerů).'],
  },
  'Artist.works': {
    en: ['works', 'The works, in the order of the page. The first one gives the page its colour.'],
    cs: ['díla', 'Díla v pořadí, v jakém jsou na stránce. První dává stránce barvu.'],
  },
  'Artist.works.slug': {
    en: [
      'address',
      'The end of the address of the work’s page, made from its Czech title. Changing it breaks links that people have shared.',
    ],
    cs: [
      'adresa stránky',
      'Konec adresy stránky díla, podle českého názvu. Změna rozbije odkazy, které už lidé sdíleli.',
    ],
  },
  'Artist.works.formerSlugs': {
    en: ['former addresses', 'Addresses that the page of the work had before. They redirect to it.'],
    cs: ['dřívější adresy', 'Adresy, které stránka díla měla předtím. Vedou na ni.'],
  },
  'Artist.works.title': {
    en: ['title', 'A title that is not translated is the same in both languages.'],
    cs: ['název', 'Název, který se nepřekládá, je v obou jazycích stejný.'],
  },
  'Artist.works.yearFrom': {
    en: [
      'year begun',
      'The year in which the work was begun, if it took several years. Without a year, the work is still in progress.',
    ],
    cs: [
      'rok začátku',
      'Rok, ve kterém bylo dílo začato, pokud vznikalo několik let. Bez roku dokončení dílo vzniká dál.',
    ],
  },
  'Artist.works.year': {
    en: ['year', 'The year in which the work was finished. Leave it out for an undated work.'],
    cs: ['rok', 'Rok, ve kterém bylo dílo dokončeno. U nedatovaného díla se vynechá.'],
  },
  'Artist.works.circa': {
    en: ['approximate years', 'Whether the years are approximate: “c. 1890”.'],
    cs: ['přibližné roky', 'Zda jsou roky jen přibližné: „kolem 1890“.'],
  },
  'Artist.works.medium': {
    en: ['medium', 'The material and the support.'],
    cs: ['technika', 'Materiál a podklad.'],
  },
  'Artist.works.dimensions': {
    en: [
      'dimensions',
      'Height × width × depth, or those that the work has. Leave them out for a video or a performance.',
    ],
    cs: ['rozměry', 'Výška × šířka × hloubka, nebo jen to, co dílo má. U videa a performance se vynechají.'],
  },
  'Artist.works.dimensions.height': {
    en: ['height (cm)', 'Height in centimetres, without the frame.'],
    cs: ['výška (cm)', 'Výška v centimetrech, bez rámu.'],
  },
  'Artist.works.dimensions.width': {
    en: ['width (cm)', 'Width in centimetres, without the frame.'],
    cs: ['šířka (cm)', 'Šířka v centimetrech, bez rámu.'],
  },
  'Artist.works.dimensions.depth': {
    en: ['depth (cm)', 'Depth in centimetres, without the frame.'],
    cs: ['hloubka (cm)', 'Hloubka v centimetrech, bez rámu.'],
  },
  'Artist.works.dimensions.diameter': {
    en: ['diameter (cm)', 'Diameter in centimetres, without the frame.'],
    cs: ['průměr (cm)', 'Průměr v centimetrech, bez rámu.'],
  },
  'Artist.works.dimensions.note': {
    en: [
      'note',
      'What the numbers do not say. It can be used without them. A work with a note is not shown to scale, because its numbers may be those of one part.',
    ],
    cs: [
      'poznámka',
      'Co samotná čísla neřeknou. Může být i bez nich. Dílo s poznámkou se neukazuje v měřítku, protože čísla mohou platit jen pro jeden díl.',
    ],
  },
  'Artist.works.duration': {
    en: ['duration', 'How long a video, a sound work or a performance lasts.'],
    cs: ['délka', 'Jak dlouho trvá video, zvuk nebo performance.'],
  },
  'Artist.works.duration.hours': {
    en: ['hours', 'How many hours.'],
    cs: ['hodiny', 'Kolik hodin.'],
  },
  'Artist.works.duration.minutes': {
    en: ['minutes', 'How many minutes.'],
    cs: ['minuty', 'Kolik minut.'],
  },
  'Artist.works.duration.seconds': {
    en: ['seconds', 'How many seconds.'],
    cs: ['sekundy', 'Kolik sekund.'],
  },
  'Artist.works.edition': {
    en: ['edition', 'The edition of a print, a cast, a photograph or a video.'],
    cs: ['edice', 'Edice grafiky, odlitku, fotografie nebo videa.'],
  },
  'Artist.works.edition.number': {
    en: ['number', 'The number of the copy on show.'],
    cs: ['číslo', 'Kolikátý výtisk nebo kus je vystaven.'],
  },
  'Artist.works.edition.size': {
    en: ['size', 'How many copies the edition has. Leave it out if nobody knows, or if the edition is unlimited.'],
    cs: ['počet', 'Kolik výtisků nebo kusů edice má. Vynechá se, pokud to nikdo neví nebo je edice neomezená.'],
  },
  'Artist.works.edition.unlimited': {
    en: ['unlimited', 'Whether the edition is open: any number of copies may be made.'],
    cs: ['neomezená', 'Zda je edice neomezená: počet výtisků nebo kusů není stanoven.'],
  },
  'Artist.works.edition.artistProofs': {
    en: ['artist’s proofs', 'How many artist’s proofs (AP) there are in addition.'],
    cs: ['autorské tisky', 'Kolik autorských tisků (AP) je k nim navíc.'],
  },
  'Artist.works.credit': {
    en: ['credit', 'Who lent the work, or by whose courtesy it is shown.'],
    cs: ['majitel díla', 'Kdo dílo zapůjčil nebo s čím laskavým svolením je vystaveno.'],
  },
  'Artist.works.room': {
    en: [
      'room',
      'Where the work hangs, usually a room of the venue. The label shows its name, in another building also the building and its street.',
    ],
    cs: [
      'místnost',
      'Kde dílo visí, obvykle místnost v místě konání. Na popisku je její název, v jiné budově i budova a ulice.',
    ],
  },
  'Artist.works.url': {
    en: ['website', 'A page about the work.'],
    cs: ['web', 'Stránka o díle.'],
  },
  'Artist.works.email': {
    en: ['e-mail for enquiries', 'Where visitors ask about the work. Without it they ask the gallery.'],
    cs: ['e-mail pro zájemce', 'Kam se návštěvníci na dílo ptají. Bez něj se ptají galerie.'],
  },
  'Artist.works.gallery': {
    en: ['gallery', 'The gallery that offers the work, if it is another than the artist’s.'],
    cs: ['galerie', 'Galerie, která dílo nabízí, pokud je jiná než umělcova.'],
  },
  'Artist.works.image': {
    en: ['picture', 'The name of the picture’s file, in the same folder.'],
    cs: ['obrázek', 'Jméno souboru s obrázkem ve stejné složce.'],
  },
  'Artist.works.alt': {
    en: ['alternative text', 'What the picture shows, for people who cannot see it.'],
    cs: ['popis obrázku', 'Co je na obrázku, pro lidi, kteří ho nevidí.'],
  },
}
