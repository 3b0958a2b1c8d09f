import { field, type FieldTable } from './field-table'

export const artistFields: FieldTable = {
  'Artist.slug': field('address', 'adresa stránky', {
    en: 'The end of the address of the artist’s page. Changing it breaks links that people have shared.',
    cs: 'Konec adresy stránky umělce. Změna rozbije odkazy, které už lidé sdíleli.',
  }),
  'Artist.formerSlugs': field('former addresses', 'dřívější adresy', {
    en: 'Addresses that the page of the artist had before. They redirect to it.',
    cs: 'Adresy, které stránka umělce měla předtím. Vedou na ni.',
  }),
  'Artist.name': field('name', 'jméno', { en: 'Written as the artist writes it.', cs: 'Tak, jak ho umělec píše.' }),
  'Artist.sortName': field('name to sort by', 'jméno pro řazení', {
    en: 'Family name first; for a collective, its name. The list of artists is sorted by it.',
    cs: 'Nejdřív příjmení, u skupiny její název. Podle něj je seřazen seznam umělců.',
  }),
  'Artist.type': field('person or collective', 'osoba, nebo skupina', {
    en: 'Whether it is one person (the default) or a collective.',
    cs: 'Zda jde o jednoho člověka (platí i bez tohoto pole), nebo o skupinu.',
  }),
  'Artist.birthYear': field('year of birth', 'rok narození', {
    en: 'The year of birth; for a collective, the year it was founded.',
    cs: 'Rok narození; u skupiny rok, kdy vznikla.',
  }),
  'Artist.deathYear': field('year of death', 'rok úmrtí', {
    en: 'The year of death; for a collective, the year it ended.',
    cs: 'Rok úmrtí; u skupiny rok, kdy zanikla.',
  }),
  'Artist.circa': field('approximate years', 'přibližné roky', {
    en: 'Whether these years are approximate: “c. 1450–1516”.',
    cs: 'Zda jsou tyto roky jen přibližné: „kolem 1450–1516“.',
  }),
  'Artist.place': field('place', 'místo', {
    en: 'Where the artist lives and works, or lived and worked.',
    cs: 'Kde umělec žije a pracuje, nebo žil a pracoval.',
  }),
  'Artist.summary': field('summary', 'shrnutí', {
    en: 'One sentence. Search results show it too.',
    cs: 'Jedna věta. Ukazují ji i vyhledávače.',
  }),
  'Artist.bio': field('biography', 'životopis', {
    en: 'Two or three paragraphs, separated by a blank line.',
    cs: 'Dva až tři odstavce oddělené prázdným řádkem.',
  }),
  'Artist.url': field('website', 'web', { en: 'A page about the artist.', cs: 'Stránka o umělci.' }),
  'Artist.email': field('e-mail for enquiries', 'e-mail pro zájemce', {
    en: 'Where visitors ask about the works. Without it they ask the gallery.',
    cs: 'Kam se návštěvníci na díla ptají. Bez něj se ptají galerie.',
  }),
  'Artist.gallery': field('gallery', 'galerie', {
    en: 'The gallery that represents the artist (one of the partners).',
    cs: 'Galerie, která umělce zastupuje (některý z partnerů).',
  }),
  'Artist.works': field('works', 'díla', {
    en: 'The works, in the order of the page. The first one gives the page its colour.',
    cs: 'Díla v pořadí, v jakém jsou na stránce. První dává stránce barvu.',
  }),
  'Artist.works.slug': field('address', 'adresa stránky', {
    en: 'The end of the address of the work’s page, made from its title in the first language of the site. Changing it breaks links that people have shared.',
    cs: 'Konec adresy stránky díla, podle názvu v prvním jazyce webu. Změna rozbije odkazy, které už lidé sdíleli.',
  }),
  'Artist.works.formerSlugs': field('former addresses', 'dřívější adresy', {
    en: 'Addresses that the page of the work had before. They redirect to it.',
    cs: 'Adresy, které stránka díla měla předtím. Vedou na ni.',
  }),
  'Artist.works.title': field('title', 'název', {
    en: 'A title that is not translated is the same in each language.',
    cs: 'Název, který se nepřekládá, je v každém jazyce stejný.',
  }),
  'Artist.works.yearFrom': field('year begun', 'rok začátku', {
    en: 'The year in which the work was begun, if it took several years. Without a year, the work is still in progress.',
    cs: 'Rok, ve kterém bylo dílo začato, pokud vznikalo několik let. Bez roku dokončení dílo vzniká dál.',
  }),
  'Artist.works.year': field('year', 'rok', {
    en: 'The year in which the work was finished. Leave it out for an undated work.',
    cs: 'Rok, ve kterém bylo dílo dokončeno. U nedatovaného díla se vynechá.',
  }),
  'Artist.works.circa': field('approximate years', 'přibližné roky', {
    en: 'Whether the years are approximate: “c. 1890”.',
    cs: 'Zda jsou roky jen přibližné: „kolem 1890“.',
  }),
  'Artist.works.medium': field('medium', 'technika', {
    en: 'The material and the support.',
    cs: 'Materiál a podklad.',
  }),
  'Artist.works.dimensions': field('dimensions', 'rozměry', {
    en: 'Height × width × depth, or those that the work has. Leave them out for a video or a performance.',
    cs: 'Výška × šířka × hloubka, nebo jen to, co dílo má. U videa a performance se vynechají.',
  }),
  'Artist.works.dimensions.height': field('height (cm)', 'výška (cm)', {
    en: 'Height in centimetres, without the frame.',
    cs: 'Výška v centimetrech, bez rámu.',
  }),
  'Artist.works.dimensions.width': field('width (cm)', 'šířka (cm)', {
    en: 'Width in centimetres, without the frame.',
    cs: 'Šířka v centimetrech, bez rámu.',
  }),
  'Artist.works.dimensions.depth': field('depth (cm)', 'hloubka (cm)', {
    en: 'Depth in centimetres, without the frame.',
    cs: 'Hloubka v centimetrech, bez rámu.',
  }),
  'Artist.works.dimensions.diameter': field('diameter (cm)', 'průměr (cm)', {
    en: 'Diameter in centimetres, without the frame.',
    cs: 'Průměr v centimetrech, bez rámu.',
  }),
  'Artist.works.dimensions.note': field('note', 'poznámka', {
    en: 'What the numbers do not say. It can be used without them. A work with a note is not shown to scale, because its numbers may be those of one part.',
    cs: 'Co samotná čísla neřeknou. Může být i bez nich. Dílo s poznámkou se neukazuje v měřítku, protože čísla mohou platit jen pro jeden díl.',
  }),
  'Artist.works.duration': field('duration', 'délka', {
    en: 'How long a video, a sound work or a performance lasts.',
    cs: 'Jak dlouho trvá video, zvuk nebo performance.',
  }),
  'Artist.works.duration.hours': field('hours', 'hodiny', { en: 'How many hours.', cs: 'Kolik hodin.' }),
  'Artist.works.duration.minutes': field('minutes', 'minuty', { en: 'How many minutes.', cs: 'Kolik minut.' }),
  'Artist.works.duration.seconds': field('seconds', 'sekundy', { en: 'How many seconds.', cs: 'Kolik sekund.' }),
  'Artist.works.edition': field('edition', 'edice', {
    en: 'The edition of a print, a cast, a photograph or a video.',
    cs: 'Edice grafiky, odlitku, fotografie nebo videa.',
  }),
  'Artist.works.edition.number': field('number', 'číslo', {
    en: 'The number of the copy on show.',
    cs: 'Kolikátý výtisk nebo kus je vystaven.',
  }),
  'Artist.works.edition.size': field('size', 'počet', {
    en: 'How many copies the edition has. Leave it out if nobody knows, or if the edition is unlimited.',
    cs: 'Kolik výtisků nebo kusů edice má. Vynechá se, pokud to nikdo neví nebo je edice neomezená.',
  }),
  'Artist.works.edition.unlimited': field('unlimited', 'neomezená', {
    en: 'Whether the edition is open: any number of copies may be made.',
    cs: 'Zda je edice neomezená: počet výtisků nebo kusů není stanoven.',
  }),
  'Artist.works.edition.artistProofs': field('artist’s proofs', 'autorské tisky', {
    en: 'How many artist’s proofs (AP) there are in addition.',
    cs: 'Kolik autorských tisků (AP) je k nim navíc.',
  }),
  'Artist.works.credit': field('credit', 'majitel díla', {
    en: 'Who lent the work, or by whose courtesy it is shown.',
    cs: 'Kdo dílo zapůjčil nebo s čím laskavým svolením je vystaveno.',
  }),
  'Artist.works.room': field('room', 'místnost', {
    en: 'Where the work hangs, usually a room of the venue. The label shows its name, in another building also the building and its street.',
    cs: 'Kde dílo visí, obvykle místnost v místě konání. Na popisku je její název, v jiné budově i budova a ulice.',
  }),
  'Artist.works.url': field('website', 'web', { en: 'A page about the work.', cs: 'Stránka o díle.' }),
  'Artist.works.email': field('e-mail for enquiries', 'e-mail pro zájemce', {
    en: 'Where visitors ask about the work. Without it they ask the gallery.',
    cs: 'Kam se návštěvníci na dílo ptají. Bez něj se ptají galerie.',
  }),
  'Artist.works.gallery': field('gallery', 'galerie', {
    en: 'The gallery that offers the work, if it is another than the artist’s.',
    cs: 'Galerie, která dílo nabízí, pokud je jiná než umělcova.',
  }),
  'Artist.works.image': field('picture', 'obrázek', {
    en: 'The name of the picture’s file, in the same folder.',
    cs: 'Jméno souboru s obrázkem ve stejné složce.',
  }),
  'Artist.works.alt': field('alternative text', 'popis obrázku', {
    en: 'What the picture shows, for people who cannot see it.',
    cs: 'Co je na obrázku, pro lidi, kteří ho nevidí.',
  }),
}
