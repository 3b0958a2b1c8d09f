import type { Path } from '../../read/parse-yaml'
import { defineRule } from '../../engine/rule'
import { Field, suggestion } from '../../engine/wording'

type At = { path: Path; name: string }

/** Cameras write .JPG, which no field allows: then the file is renamed, not the field. */
const hasKnownEnding = (file: string) => /\.(jpe?g|png|webp|svg)$/.test(file)

const mendEn = '`npm run check:content -- --fix` does it.'
const mendCs = 'Udělá to `npm run check:content -- --fix`.'

export const pictureRules = {
  missing: defineRule<At & { beside: string[] }>('image/missing', 'error', {
    en: {
      what: ({ path, name }) => `${Field(path, 'en')}: there is no file “${name}” beside this one.`,
      why: 'The page cannot be built without its picture.',
      fix: ({ name, beside }) =>
        beside.length > 0 ? suggestion(name, beside, 'en') : 'Put the picture beside this file.',
    },
    cs: {
      what: ({ path, name }) => `${Field(path, 'cs')}: vedle tohoto souboru není žádný „${name}“.`,
      why: 'Bez obrázku se stránka nesestaví.',
      fix: ({ name, beside }) =>
        beside.length > 0 ? suggestion(name, beside, 'cs') : 'Dejte obrázek vedle tohoto souboru.',
    },
  }),
  wrongCase: defineRule<At & { is: string }>('image/wrong-case', 'error', {
    en: {
      what: ({ path, name, is }) => `${Field(path, 'en')}: the file is called “${is}”, not “${name}”.`,
      why: 'On the server small and capital letters differ.',
      fix: ({ is, name }) => (hasKnownEnding(is) ? `Write ${is}.` : `Rename the file to ${name}.`),
    },
    cs: {
      what: ({ path, name, is }) => `${Field(path, 'cs')}: soubor se jmenuje „${is}“, ne „${name}“.`,
      why: 'Server rozlišuje malá a velká písmena.',
      fix: ({ is, name }) => (hasKnownEnding(is) ? `Napište ${is}.` : `Přejmenujte soubor na ${name}.`),
    },
  }),
  notAnImage: defineRule<At>('image/not-an-image', 'error', {
    en: {
      what: ({ path, name }) => `${Field(path, 'en')}: “${name}” is not a picture, although its name says so.`,
      why: 'The page cannot be built with it.',
      fix: 'Export it again as a JPEG.',
    },
    cs: {
      what: ({ path, name }) => `${Field(path, 'cs')}: „${name}“ není obrázek, i když to jméno říká.`,
      why: 'Stránka se s ním nesestaví.',
      fix: 'Uložte obrázek znovu jako JPEG.',
    },
  }),
  wrongFormat: defineRule<At & { format: string }>('image/wrong-format', 'error', {
    en: {
      what: ({ path, name, format }) => `${Field(path, 'en')}: “${name}” is really a picture of the kind ${format}.`,
      why: 'Browsers and programs go by the name.',
      fix: 'Export it again as what its name says, or rename it.',
    },
    cs: {
      what: ({ path, name, format }) => `${Field(path, 'cs')}: „${name}“ je ve skutečnosti obrázek typu ${format}.`,
      why: 'Prohlížeče a programy se řídí jménem.',
      fix: 'Uložte ho znovu v tom typu, který říká jméno, nebo ho přejmenujte.',
    },
  }),
  broken: defineRule<At>('image/broken', 'error', {
    en: {
      what: ({ path, name }) => `${Field(path, 'en')}: “${name}” is damaged, a part of it cannot be read.`,
      why: 'It would be shown half grey, or stop the build.',
      fix: 'Copy or export the picture again.',
    },
    cs: {
      what: ({ path, name }) => `${Field(path, 'cs')}: „${name}“ je poškozený, část se nedá přečíst.`,
      why: 'Zobrazil by se zpola šedý, nebo by zastavil sestavení.',
      fix: 'Zkopírujte nebo uložte obrázek znovu.',
    },
  }),
  forbidden: defineRule<At & { what: string; line: number }>('image/unsafe-drawing', 'error', {
    en: {
      what: (f) => `${Field(f.path, 'en')}: the drawing “${f.name}” has ${f.what} in it, on line ${f.line}.`,
      why: 'A drawing may only draw: shapes, text, gradients and styles, with no scripts, links, animations, nor anything from elsewhere.',
      fix: 'Export it again as a plain SVG (Inkscape: “Plain SVG”, Illustrator: “Export As”), or delete that part.',
    },
    cs: {
      what: (f) => `${Field(f.path, 'cs')}: v kresbě „${f.name}“ je na řádku ${f.line} ${f.what}.`,
      why: 'Kresba smí jen kreslit: tvary, text, přechody a styly, bez skriptů, odkazů, animací a čehokoli odjinud.',
      fix: 'Uložte ji znovu jako čisté SVG (Inkscape: „Plain SVG“, Illustrator: „Export As“), nebo tu část smažte.',
    },
  }),
  position: defineRule<At>('image/position-data', 'error', {
    en: {
      what: ({ path, name }) => `${Field(path, 'en')}: “${name}” says where it was taken (GPS).`,
      why: 'That may be somebody’s home, and what is published stays public.',
      fix: mendEn,
    },
    cs: {
      what: ({ path, name }) => `${Field(path, 'cs')}: „${name}“ prozrazuje, kde vznikl (GPS).`,
      why: 'Může to být něčí domov, a co se zveřejní, zůstane veřejné.',
      fix: mendCs,
    },
  }),
  tooSmall: defineRule<At & { width: number; height: number; least: number }>('image/too-small', 'warning', {
    en: {
      what: (f) => `${Field(f.path, 'en')}: “${f.name}” has ${f.width} × ${f.height} pixels.`,
      why: 'It will look blurred on a large screen.',
      fix: ({ least }) => `Bring one with at least ${least} pixels on its longer side.`,
    },
    cs: {
      what: (f) => `${Field(f.path, 'cs')}: „${f.name}“ má ${f.width} × ${f.height} pixelů.`,
      why: 'Na velké obrazovce bude rozmazaný.',
      fix: ({ least }) => `Dejte sem obrázek, který má na delší straně aspoň ${least} pixelů.`,
    },
  }),
  tooLarge: defineRule<At & { edge: number; megabytes: string }>('image/too-large', 'warning', {
    en: {
      what: (f) => `${Field(f.path, 'en')}: “${f.name}” has ${f.edge} pixels on its longer side and ${f.megabytes} MB.`,
      why: 'Every copy of the content and every build carries it.',
      fix: `Make it smaller. ${mendEn}`,
    },
    cs: {
      what: (f) => `${Field(f.path, 'cs')}: „${f.name}“ má na delší straně ${f.edge} pixelů a ${f.megabytes} MB.`,
      why: 'Nese ho každá kopie obsahu a každé sestavení.',
      fix: `Zmenšete ho. ${mendCs}`,
    },
  }),
  orientation: defineRule<At>('image/orientation', 'warning', {
    en: {
      what: ({ path, name }) => `${Field(path, 'en')}: “${name}” lies on its side and only says how to turn it.`,
      why: 'Not every program turns it.',
      fix: `Turn it and save it again. ${mendEn}`,
    },
    cs: {
      what: ({ path, name }) => `${Field(path, 'cs')}: „${name}“ je otočený a jen říká, jak ho narovnat.`,
      why: 'Ne každý program ho narovná.',
      fix: `Otočte ho a uložte znovu. ${mendCs}`,
    },
  }),
  cmyk: defineRule<At>('image/cmyk', 'warning', {
    en: {
      what: ({ path, name }) => `${Field(path, 'en')}: “${name}” has the colours of a printer (CMYK).`,
      why: 'Screens show them wrong.',
      fix: `Export it in sRGB. ${mendEn}`,
    },
    cs: {
      what: ({ path, name }) => `${Field(path, 'cs')}: „${name}“ má barvy pro tisk (CMYK).`,
      why: 'Obrazovka je ukáže špatně.',
      fix: `Uložte ho v sRGB. ${mendCs}`,
    },
  }),
}

export const rules = Object.values(pictureRules)
