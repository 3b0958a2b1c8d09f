import { error, reporter, type Rules, warning } from '../../base/rule'

export const rules = {
  'typeface/name': error({
    what: {
      en: 'The name of this file does not say what the font is for.',
      cs: 'Ze jména souboru není poznat, k čemu písmo slouží.',
    },
    why: { en: 'The site finds the fonts of its typeface by their names.', cs: 'Web pozná soubory písma podle jmen.' },
    fix: {
      en: 'Call the font of texts “text”, the one of bold texts “bold”, and the one of titles “title”, with the ending .ttf, .otf or .woff2, such as text.ttf. Save the licence as .txt.',
      cs: 'Písmo textů pojmenujte „text“, tučné písmo „bold“ a písmo nadpisů „title“, s koncovkou .ttf, .otf nebo .woff2, třeba text.ttf. Licenci uložte jako .txt.',
    },
  }),
  'typeface/twice': error({
    what: {
      en: 'Another file in this folder is a font for the same texts.',
      cs: 'Ve složce je ještě jeden soubor s písmem pro tytéž texty.',
    },
    why: { en: 'The site would use only one of them.', cs: 'Web by použil jen jeden z nich.' },
    fix: { en: 'Keep one of them, and delete the other.', cs: 'Jeden nechte a druhý smažte.' },
  }),
  'typeface/text': error({
    what: { en: 'The folder “typeface” has no font for texts.', cs: 'Ve složce „typeface“ není písmo textů.' },
    why: {
      en: 'Without it, the site would use none of these fonts.',
      cs: 'Bez něj web nepoužije ani ostatní soubory.',
    },
    fix: {
      en: 'Add it as text.ttf, text.otf or text.woff2, or delete the folder: then the site is set in Archivo.',
      cs: 'Přidejte ho jako text.ttf, text.otf nebo text.woff2, nebo složku smažte: web pak bude vysázený písmem Archivo.',
    },
  }),
  'typeface/broken': error({
    what: { en: 'This file cannot be opened as a font.', cs: 'Tento soubor se nedá otevřít jako písmo.' },
    why: { en: 'The site could not be built.', cs: 'Stránky by se nesestavily.' },
    fix: {
      en: 'Download it again. A collection (.ttc) has to be split into single fonts first.',
      cs: 'Stáhněte ho znovu. Sbírku písem (.ttc) je potřeba nejdřív rozdělit na jednotlivá písma.',
    },
  }),
  'typeface/licence': error({
    what: { en: 'The folder “typeface” has no licence.', cs: 'Ve složce „typeface“ není licence.' },
    why: {
      en: 'The site publishes the font, and most licences ask for their text beside it.',
      cs: 'Web písmo zveřejňuje a většina licencí vyžaduje, aby byl jejich text u něj.',
    },
    fix: {
      en: 'Put the licence of the font here as a text file, for example OFL.txt. It has to permit use on websites.',
      cs: 'Vložte sem licenci písma jako textový soubor, třeba OFL.txt. Musí dovolovat použití na webu.',
    },
  }),
  'typeface/bold': warning({
    what: { en: 'The typeface has no bold letters for texts.', cs: 'Písmo nemá tučný řez pro texty.' },
    why: {
      en: 'What should stand out in a text looks like the rest of it.',
      cs: 'Co má v textu vyniknout, se od ostatního neodliší.',
    },
    fix: {
      en: 'Add a bold font as bold.ttf, or use a variable font with several weights.',
      cs: 'Přidejte tučný řez jako bold.ttf, nebo použijte variabilní písmo s více tloušťkami.',
    },
  }),
} satisfies Rules

export const report = reporter(rules)
