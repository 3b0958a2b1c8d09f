import { reporter, type Rules } from '../../base/rule'

export const rules = {
  'typeface/name': {
    severity: 'error',
    en: {
      what: 'The name of this file does not say what the font is for.',
      why: 'The site finds the fonts of its typeface by their names.',
      fix: 'Call the font of texts “text”, the one of bold texts “bold”, and the one of titles “title”, with the ending .ttf, .otf or .woff2, such as text.ttf. Save the licence as .txt.',
    },
    cs: {
      what: 'Ze jména souboru není poznat, k čemu písmo slouží.',
      why: 'Web pozná soubory písma podle jmen.',
      fix: 'Písmo textů pojmenujte „text“, tučné písmo „bold“ a písmo nadpisů „title“, s koncovkou .ttf, .otf nebo .woff2, třeba text.ttf. Licenci uložte jako .txt.',
    },
  },
  'typeface/twice': {
    severity: 'error',
    en: {
      what: 'Another file in this folder is a font for the same texts.',
      why: 'The site would use only one of them.',
      fix: 'Keep one of them, and delete the other.',
    },
    cs: {
      what: 'Ve složce je ještě jeden soubor s písmem pro tytéž texty.',
      why: 'Web by použil jen jeden z nich.',
      fix: 'Jeden nechte a druhý smažte.',
    },
  },
  'typeface/text': {
    severity: 'error',
    en: {
      what: 'The folder “typeface” has no font for texts.',
      why: 'Without it, the site would use none of these fonts.',
      fix: 'Add it as text.ttf, text.otf or text.woff2, or delete the folder: then the site is set in Archivo.',
    },
    cs: {
      what: 'Ve složce „typeface“ není písmo textů.',
      why: 'Bez něj web nepoužije ani ostatní soubory.',
      fix: 'Přidejte ho jako text.ttf, text.otf nebo text.woff2, nebo složku smažte: web pak bude vysázený písmem Archivo.',
    },
  },
  'typeface/broken': {
    severity: 'error',
    en: {
      what: 'This file cannot be opened as a font.',
      why: 'The site could not be built.',
      fix: 'Download it again. A collection (.ttc) has to be split into single fonts first.',
    },
    cs: {
      what: 'Tento soubor se nedá otevřít jako písmo.',
      why: 'Stránky by se nesestavily.',
      fix: 'Stáhněte ho znovu. Sbírku písem (.ttc) je potřeba nejdřív rozdělit na jednotlivá písma.',
    },
  },
  'typeface/licence': {
    severity: 'error',
    en: {
      what: 'The folder “typeface” has no licence.',
      why: 'The site publishes the font, and most licences ask for their text beside it.',
      fix: 'Put the licence of the font here as a text file, for example OFL.txt. It has to permit use on websites.',
    },
    cs: {
      what: 'Ve složce „typeface“ není licence.',
      why: 'Web písmo zveřejňuje a většina licencí vyžaduje, aby byl jejich text u něj.',
      fix: 'Vložte sem licenci písma jako textový soubor, třeba OFL.txt. Musí dovolovat použití na webu.',
    },
  },
  'typeface/bold': {
    severity: 'warning',
    en: {
      what: 'The typeface has no bold letters for texts.',
      why: 'What should stand out in a text looks like the rest of it.',
      fix: 'Add a bold font as bold.ttf, or use a variable font with several weights.',
    },
    cs: {
      what: 'Písmo nemá tučný řez pro texty.',
      why: 'Co má v textu vyniknout, se od ostatního neodliší.',
      fix: 'Přidejte tučný řez jako bold.ttf, nebo použijte variabilní písmo s více tloušťkami.',
    },
  },
} as const satisfies Rules

export const report = reporter(rules)
