import type { Text } from '../../../words/message-language'
import { error, reporter, type Rules, warning } from '../../base/rule'

export const rules = {
  'alt/file-name': error({
    what: { en: '“{text}” is the name of a file.', cs: '„{text}“ je jméno souboru.' },
    why: {
      en: 'Screen readers read this text aloud to people who cannot see the picture.',
      cs: 'Čtečky obrazovky ho předčítají lidem, kteří obrázek nevidí.',
    },
    fix: { en: 'Describe what the picture shows.', cs: 'Napište, co je na obrázku vidět.' },
  }),
  'alt/says-picture': warning({
    what: { en: 'The text starts with “{words}”.', cs: 'Text začíná slovy „{words}“.' },
    why: {
      en: 'Screen readers already say that it is a picture.',
      cs: 'Že jde o obrázek, řekne čtečka obrazovky sama.',
    },
    fix: { en: 'Start with what the picture shows.', cs: 'Začněte tím, co je vidět.' },
  }),
  'alt/title': warning({
    what: { en: 'The text only repeats the title of the work.', cs: 'Text jen opakuje název díla.' },
    why: { en: 'The title is already beside the picture.', cs: 'Název už vedle obrázku je.' },
    fix: { en: 'Describe what the picture shows.', cs: 'Napište, co je na obrázku vidět.' },
  }),
  'alt/too-short': warning({
    what: { en: '“{text}” says very little.', cs: '„{text}“ říká velmi málo.' },
    why: {
      en: 'Screen readers read this text aloud to people who cannot see the picture.',
      cs: 'Čtečky obrazovky ho předčítají lidem, kteří obrázek nevidí.',
    },
    fix: { en: 'Describe the picture in a sentence.', cs: 'Popište obrázek jednou větou.' },
  }),
  'image/missing': error({
    what: {
      en: '{field}: there is no file “{name}” beside this one.',
      cs: '{field}: vedle tohoto souboru není žádný „{name}“.',
    },
    why: { en: 'The page cannot be built without its picture.', cs: 'Bez obrázku se stránka nesestaví.' },
    fix: {
      en: 'Copy the picture into the folder {folder} and call it {name}.',
      cs: 'Zkopírujte obrázek do složky {folder} a pojmenujte ho {name}.',
    },
  }),
  'image/wrong-case': error({
    what: {
      en: '{field}: the file is called “{is}”, not “{name}”.',
      cs: '{field}: soubor se jmenuje „{is}“, ne „{name}“.',
    },
    why: {
      en: 'The server distinguishes lower-case and capital letters.',
      cs: 'Server rozlišuje malá a velká písmena.',
    },
    fix: { en: 'Write {is}.', cs: 'Napište {is}.' },
  }),
  'image/not-an-image': error({
    what: {
      en: '{field}: “{name}” is not a picture, although its name says so.',
      cs: '{field}: „{name}“ není obrázek, i když to jméno říká.',
    },
    why: { en: 'The page cannot be built with it.', cs: 'Stránka se s ním nesestaví.' },
    fix: { en: 'Export it again as a JPEG.', cs: 'Uložte obrázek znovu jako JPEG.' },
  }),
  'image/wrong-format': error({
    what: {
      en: '{field}: “{name}” is really a picture of the kind {format}.',
      cs: '{field}: „{name}“ je ve skutečnosti obrázek typu {format}.',
    },
    why: { en: 'Browsers and programs rely on the file name.', cs: 'Prohlížeče a programy se řídí jménem.' },
    fix: {
      en: 'Export it again in the format of its name, or rename it.',
      cs: 'Uložte ho znovu ve formátu, který má ve jménu, nebo ho přejmenujte.',
    },
  }),
  'image/broken': error({
    what: {
      en: '{field}: “{name}” is damaged: part of it cannot be read.',
      cs: '{field}: „{name}“ je poškozený: část se nedá přečíst.',
    },
    why: {
      en: 'It would be shown half grey, or stop the build.',
      cs: 'Byl by zpola šedý, nebo by zastavil sestavení stránek.',
    },
    fix: { en: 'Copy or export the picture again.', cs: 'Zkopírujte nebo uložte obrázek znovu.' },
  }),
  'image/unsafe-drawing': error({
    what: {
      en: '{field}: the drawing “{name}” contains {what} on line {line}.',
      cs: '{field}: kresba „{name}“ obsahuje na řádku {line} {what}.',
    },
    why: {
      en: 'A drawing may only contain shapes, text, gradients and styles: no scripts, links, animations, or anything from elsewhere.',
      cs: 'Kresba smí obsahovat jen tvary, text, přechody a styly: žádné skripty, odkazy, animace ani nic odjinud.',
    },
    fix: {
      en: 'Export it again as a plain SVG (Inkscape: “Plain SVG”, Illustrator: “Export As”), or delete that part.',
      cs: 'Uložte ji znovu jako čisté SVG (Inkscape: „Plain SVG“, Illustrator: „Export As“), nebo tu část smažte.',
    },
  }),
  'image/unsized-drawing': error({
    what: {
      en: '{field}: the drawing “{name}” does not say how large it is.',
      cs: '{field}: kresba „{name}“ neříká, jak je velká.',
    },
    why: {
      en: 'It has no “viewBox”, so it cannot be scaled: the page would show a part of it.',
      cs: 'Nemá „viewBox“, a tak ji nejde zmenšit ani zvětšit: na stránce by byl jen kus.',
    },
    fix: {
      en: 'Export it again as an SVG with a “viewBox” (Illustrator: “Export As” with “Responsive”; Inkscape: set Scale in the properties of the document).',
      cs: 'Uložte ji znovu jako SVG s „viewBox“ (Illustrator: „Export As“ s volbou „Responsive“; Inkscape: nastavte měřítko ve vlastnostech dokumentu).',
    },
  }),
  'image/too-long': error({
    what: {
      en: '{field}: “{name}” has {width} × {height} pixels, so one side is {times} times as long as the other.',
      cs: '{field}: „{name}“ má {width} × {height} pixelů, jedna strana je tedy {times}krát delší než druhá.',
    },
    why: {
      en: 'A page shows it as a mere line, with its label squeezed below.',
      cs: 'Na stránce by z něj byla jen čára s úzkým popiskem.',
    },
    fix: {
      en: 'Show a part of the work that is at most {most} times as long as wide.',
      cs: 'Ukažte část díla, jejíž jedna strana je nejvýš {most}krát delší než druhá.',
    },
  }),
  'image/position-data': error({
    what: {
      en: '{field}: “{name}” contains the position where it was taken (GPS).',
      cs: '{field}: „{name}“ obsahuje polohu, kde vznikl (GPS).',
    },
    why: {
      en: 'That may be somebody’s home, and published data stay public.',
      cs: 'Může to být něčí domov, a co se zveřejní, zůstane veřejné.',
    },
    fix: {
      en: 'Choose the picture again in the form (it removes the position), or run `npm run check:content -- --fix`.',
      cs: 'Vyberte obrázek ve formuláři znovu (formulář polohu odstraní), nebo spusťte `npm run check:content -- --fix`.',
    },
  }),
  'image/too-small': warning({
    what: {
      en: '{field}: “{name}” has {width} × {height} pixels.',
      cs: '{field}: „{name}“ má {width} × {height} pixelů.',
    },
    why: { en: 'It will look blurred on a large screen.', cs: 'Na velké obrazovce bude rozmazaný.' },
    fix: {
      en: 'Use a picture with at least {least} pixels on its longer side.',
      cs: 'Použijte obrázek, který má na delší straně aspoň {least} pixelů.',
    },
  }),
  'image/too-large': warning({
    what: {
      en: '{field}: “{name}” has {edge} pixels on its longer side and {megabytes} MB.',
      cs: '{field}: „{name}“ má na delší straně {edge} pixelů a {megabytes} MB.',
    },
    why: {
      en: 'It slows down every copy of the content and every build.',
      cs: 'Zpomaluje každé kopírování obsahu a každé sestavení stránek.',
    },
    fix: {
      en: 'Make it smaller, or run `npm run check:content -- --fix`.',
      cs: 'Zmenšete ho, nebo spusťte `npm run check:content -- --fix`.',
    },
  }),
  'image/orientation': warning({
    what: {
      en: '{field}: “{name}” is stored on its side, with a note how to turn it.',
      cs: '{field}: „{name}“ je uložený na boku, jen s údajem, jak ho otočit.',
    },
    why: { en: 'Not every program turns it.', cs: 'Ne každý program ho otočí.' },
    fix: {
      en: 'Turn it and save it again, or run `npm run check:content -- --fix`.',
      cs: 'Otočte ho a uložte znovu, nebo spusťte `npm run check:content -- --fix`.',
    },
  }),
  'image/cmyk': warning({
    what: { en: '{field}: “{name}” has colours for print (CMYK).', cs: '{field}: „{name}“ má barvy pro tisk (CMYK).' },
    why: { en: 'Screens show them incorrectly.', cs: 'Obrazovky je ukážou špatně.' },
    fix: {
      en: 'Export it in sRGB, or run `npm run check:content -- --fix`.',
      cs: 'Uložte ho v sRGB, nebo spusťte `npm run check:content -- --fix`.',
    },
  }),
} satisfies Rules

export const report = reporter(rules)

/** Other fixes of these rules. */
export const picturePhrases = {
  nameMeant: {
    en: 'Did you mean “{meant}”? Otherwise copy the picture into the folder {folder} and call it {name}.',
    cs: 'Nemá tu být „{meant}“? Jinak zkopírujte obrázek do složky {folder} a pojmenujte ho {name}.',
  },
  withoutAccents: {
    en: 'The file is there, but programs write letters with accents in two ways. Rename it to {plain}, and write {plain} here.',
    cs: 'Soubor tu je, ale písmena s háčky a čárkami zapisují programy dvojím způsobem. Přejmenujte ho na {plain} a napište sem {plain}.',
  },
  exportHeic: {
    en: 'Export it as a JPEG. An iPhone takes photographs as JPEGs if you choose Settings › Camera › Formats › Most Compatible.',
    cs: 'Uložte ho jako JPEG. iPhone fotí do JPEG rovnou, když zvolíte Nastavení › Fotoaparát › Formáty › Nejkompatibilnější.',
  },
  exportAs: {
    en: 'Browsers do not show “{other}”. Export it as {name}.',
    cs: 'Prohlížeče „{other}“ nezobrazí. Uložte ho jako {name}.',
  },
  exportSvg: { en: 'Export the drawing again as an SVG.', cs: 'Uložte kresbu znovu jako SVG.' },
  renameFile: { en: 'Rename the file to {name}.', cs: 'Přejmenujte soubor na {name}.' },
} as const satisfies Record<string, Text>
