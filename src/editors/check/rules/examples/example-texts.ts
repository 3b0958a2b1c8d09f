/**
 * Texts that only an example has: what `npm run new` writes into a new exhibition, in the languages of its template.
 * Others, such as “free admission”, may be true of an exhibition. tools/new-exhibition tests that it writes these.
 */
export const exampleTexts: readonly string[] = [
  'exhibition@gallery.example',
  'Alex Example',
  '1 Example Street',

  // The association that organises the exhibition, and keeps the data of guests.
  'Spolek Příklad',
  'Example Association',
  'Verein Beispiel',
  'Stowarzyszenie Przykład',

  // About the exhibition.
  'Proč jste výstavu připravili a co na ní lidé uvidí.',
  'Why you have made this exhibition, and what people will see.',
  'Warum Sie diese Ausstellung machen und was es zu sehen gibt.',
  'Dlaczego powstała ta wystawa i co na niej będzie można zobaczyć.',

  // The way to it.
  'Tramvají na nejbližší zastávku a pět minut pěšky.',
  'By tram to the nearest stop, then five minutes on foot.',
  'Mit der Straßenbahn zur nächsten Haltestelle, dann fünf Minuten zu Fuß.',
  'Tramwajem do najbliższego przystanku i pięć minut pieszo.',

  // The artist: her studio, summary and biography, and the picture of her work.
  'Jedno okno na sever a stůl od zdi ke zdi.',
  'One window to the north, and a table from wall to wall.',
  'Ein Fenster nach Norden und ein Tisch von Wand zu Wand.',
  'Jedno okno na północ i stół od ściany do ściany.',
  'Maluje moře, u kterého nikdy nebyla.',
  'She paints a sea that she has never been to.',
  'Sie malt ein Meer, an dem sie nie war.',
  'Maluje morze, nad którym nigdy nie była.',
  'Jeden nebo dva odstavce o umělkyni.',
  'A paragraph or two about the artist.',
  'Ein oder zwei Absätze über die Künstlerin.',
  'Jeden lub dwa akapity o artystce.',
  'Modrá plocha, nad ní světlejší pruh oblohy.',
  'A field of blue under a lighter band of sky.',
  'Eine blaue Fläche, darüber ein hellerer Streifen Himmel.',
  'Niebieska płaszczyzna, nad nią jaśniejszy pas nieba.',

  // The guided tour.
  'Hodina před jediným obrazem.',
  'An hour in front of a single painting.',
  'Eine Stunde vor einem einzigen Bild.',
  'Godzina przed jednym obrazem.',
]
