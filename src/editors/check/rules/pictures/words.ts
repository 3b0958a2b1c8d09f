import type { Text } from '../../base/fill'
import { reporter, type Rules } from '../../base/rule'

export const rules = {
  'alt/file-name': {
    severity: 'error',
    en: {
      what: '“{text}” is the name of a file.',
      why: 'Screen readers read this text aloud to people who cannot see the picture.',
      fix: 'Describe what the picture shows.',
    },
    cs: {
      what: '„{text}“ je jméno souboru.',
      why: 'Čtečky obrazovky ho předčítají lidem, kteří obrázek nevidí.',
      fix: 'Napište, co je na obrázku vidět.',
    },
  },
  'alt/says-picture': {
    severity: 'warning',
    en: {
      what: 'The text starts with “{words}”.',
      why: 'Screen readers already say that it is a picture.',
      fix: 'Start with what the picture shows.',
    },
    cs: {
      what: 'Text začíná slovy „{words}“.',
      why: 'Že jde o obrázek, řekne čtečka obrazovky sama.',
      fix: 'Začněte tím, co je vidět.',
    },
  },
  'alt/title': {
    severity: 'warning',
    en: {
      what: 'The text only repeats the title of the work.',
      why: 'The title is already beside the picture.',
      fix: 'Describe what the picture shows.',
    },
    cs: {
      what: 'Text jen opakuje název díla.',
      why: 'Název už vedle obrázku je.',
      fix: 'Napište, co je na obrázku vidět.',
    },
  },
  'alt/too-short': {
    severity: 'warning',
    en: {
      what: '“{text}” says very little.',
      why: 'Screen readers read this text aloud to people who cannot see the picture.',
      fix: 'Describe the picture in a sentence.',
    },
    cs: {
      what: '„{text}“ říká velmi málo.',
      why: 'Čtečky obrazovky ho předčítají lidem, kteří obrázek nevidí.',
      fix: 'Popište obrázek jednou větou.',
    },
  },
  'image/missing': {
    severity: 'error',
    en: {
      what: '{field}: there is no file “{name}” beside this one.',
      why: 'The page cannot be built without its picture.',
      fix: 'Copy the picture into the folder {folder} and call it {name}.',
    },
    cs: {
      what: '{field}: vedle tohoto souboru není žádný „{name}“.',
      why: 'Bez obrázku se stránka nesestaví.',
      fix: 'Zkopírujte obrázek do složky {folder} a pojmenujte ho {name}.',
    },
  },
  'image/wrong-case': {
    severity: 'error',
    en: {
      what: '{field}: the file is called “{is}”, not “{name}”.',
      why: 'The server distinguishes lower-case and capital letters.',
      fix: 'Write {is}.',
    },
    cs: {
      what: '{field}: soubor se jmenuje „{is}“, ne „{name}“.',
      why: 'Server rozlišuje malá a velká písmena.',
      fix: 'Napište {is}.',
    },
  },
  'image/not-an-image': {
    severity: 'error',
    en: {
      what: '{field}: “{name}” is not a picture, although its name says so.',
      why: 'The page cannot be built with it.',
      fix: 'Export it again as a JPEG.',
    },
    cs: {
      what: '{field}: „{name}“ není obrázek, i když to jméno říká.',
      why: 'Stránka se s ním nesestaví.',
      fix: 'Uložte obrázek znovu jako JPEG.',
    },
  },
  'image/wrong-format': {
    severity: 'error',
    en: {
      what: '{field}: “{name}” is really a picture of the kind {format}.',
      why: 'Browsers and programs rely on the file name.',
      fix: 'Export it again in the format of its name, or rename it.',
    },
    cs: {
      what: '{field}: „{name}“ je ve skutečnosti obrázek typu {format}.',
      why: 'Prohlížeče a programy se řídí jménem.',
      fix: 'Uložte ho znovu ve formátu, který má ve jménu, nebo ho přejmenujte.',
    },
  },
  'image/broken': {
    severity: 'error',
    en: {
      what: '{field}: “{name}” is damaged: part of it cannot be read.',
      why: 'It would be shown half grey, or stop the build.',
      fix: 'Copy or export the picture again.',
    },
    cs: {
      what: '{field}: „{name}“ je poškozený: část se nedá přečíst.',
      why: 'Byl by zpola šedý, nebo by zastavil sestavení stránek.',
      fix: 'Zkopírujte nebo uložte obrázek znovu.',
    },
  },
  'image/unsafe-drawing': {
    severity: 'error',
    en: {
      what: '{field}: the drawing “{name}” contains {what} on line {line}.',
      why: 'A drawing may only contain shapes, text, gradients and styles: no scripts, links, animations, or anything from elsewhere.',
      fix: 'Export it again as a plain SVG (Inkscape: “Plain SVG”, Illustrator: “Export As”), or delete that part.',
    },
    cs: {
      what: '{field}: kresba „{name}“ obsahuje na řádku {line} {what}.',
      why: 'Kresba smí obsahovat jen tvary, text, přechody a styly: žádné skripty, odkazy, animace ani nic odjinud.',
      fix: 'Uložte ji znovu jako čisté SVG (Inkscape: „Plain SVG“, Illustrator: „Export As“), nebo tu část smažte.',
    },
  },
  'image/position-data': {
    severity: 'error',
    en: {
      what: '{field}: “{name}” contains the position where it was taken (GPS).',
      why: 'That may be somebody’s home, and published data stay public.',
      fix: 'Choose the picture again in the form (it removes the position), or run `npm run check:content -- --fix`.',
    },
    cs: {
      what: '{field}: „{name}“ obsahuje polohu, kde vznikl (GPS).',
      why: 'Může to být něčí domov, a co se zveřejní, zůstane veřejné.',
      fix: 'Vyberte obrázek ve formuláři znovu (formulář polohu odstraní), nebo spusťte `npm run check:content -- --fix`.',
    },
  },
  'image/too-small': {
    severity: 'warning',
    en: {
      what: '{field}: “{name}” has {width} × {height} pixels.',
      why: 'It will look blurred on a large screen.',
      fix: 'Use a picture with at least {least} pixels on its longer side.',
    },
    cs: {
      what: '{field}: „{name}“ má {width} × {height} pixelů.',
      why: 'Na velké obrazovce bude rozmazaný.',
      fix: 'Použijte obrázek, který má na delší straně aspoň {least} pixelů.',
    },
  },
  'image/too-large': {
    severity: 'warning',
    en: {
      what: '{field}: “{name}” has {edge} pixels on its longer side and {megabytes} MB.',
      why: 'It slows down every copy of the content and every build.',
      fix: 'Make it smaller, or run `npm run check:content -- --fix`.',
    },
    cs: {
      what: '{field}: „{name}“ má na delší straně {edge} pixelů a {megabytes} MB.',
      why: 'Zpomaluje každé kopírování obsahu a každé sestavení stránek.',
      fix: 'Zmenšete ho, nebo spusťte `npm run check:content -- --fix`.',
    },
  },
  'image/orientation': {
    severity: 'warning',
    en: {
      what: '{field}: “{name}” is stored on its side, with a note how to turn it.',
      why: 'Not every program turns it.',
      fix: 'Turn it and save it again, or run `npm run check:content -- --fix`.',
    },
    cs: {
      what: '{field}: „{name}“ je uložený na boku, jen s údajem, jak ho otočit.',
      why: 'Ne každý program ho otočí.',
      fix: 'Otočte ho a uložte znovu, nebo spusťte `npm run check:content -- --fix`.',
    },
  },
  'image/cmyk': {
    severity: 'warning',
    en: {
      what: '{field}: “{name}” has colours for print (CMYK).',
      why: 'Screens show them incorrectly.',
      fix: 'Export it in sRGB, or run `npm run check:content -- --fix`.',
    },
    cs: {
      what: '{field}: „{name}“ má barvy pro tisk (CMYK).',
      why: 'Obrazovky je ukážou špatně.',
      fix: 'Uložte ho v sRGB, nebo spusťte `npm run check:content -- --fix`.',
    },
  },
} as const satisfies Rules

export const report = reporter(rules)

/** Other fixes of these rules. */
export const picturePhrases = {
  nameMeant: {
    en: 'Did you mean “{meant}”? Otherwise copy the picture into the folder {folder} and call it {name}.',
    cs: 'Nemá tu být „{meant}“? Jinak zkopírujte obrázek do složky {folder} a pojmenujte ho {name}.',
  },
  exportHeic: {
    en: 'Export it as a JPEG. An iPhone takes photographs as JPEGs if you choose Settings › Camera › Formats › Most Compatible.',
    cs: 'Uložte ho jako JPEG. iPhone fotí do JPEG rovnou, když zvolíte Nastavení › Fotoaparát › Formáty › Nejkompatibilnější.',
  },
  renameFile: { en: 'Rename the file to {name}.', cs: 'Přejmenujte soubor na {name}.' },
} as const satisfies Record<string, Text>
