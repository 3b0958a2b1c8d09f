import type { RuleWords } from './rule-words'

export const specialCharacters = {
  'syntax/block-as-implicit-key': {
    en: {
      what: 'A text with “: ” in it is read as a key.',
      why: 'The site cannot be built from such a file.',
      fix: 'Put the whole text in double quotes.',
    },
    cs: {
      what: 'Text, ve kterém je dvojtečka s mezerou, se čte jako klíč.',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Dejte celý text do rovných uvozovek: "…".',
    },
  },
  'syntax/unexpected-token': {
    en: {
      what: 'These characters do not belong here.',
      why: 'The site cannot be built from such a file.',
      fix: 'Put a text with special characters in double quotes.',
    },
    cs: {
      what: 'Tyto znaky sem nepatří.',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Text se zvláštními znaky dejte do rovných uvozovek: "…".',
    },
  },
  'syntax/bad-scalar-start': {
    en: {
      what: 'A text must not begin with this character.',
      why: 'The site cannot be built from such a file.',
      fix: 'Put the whole text in double quotes.',
    },
    cs: {
      what: 'Tímto znakem text začínat nesmí.',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Dejte celý text do rovných uvozovek: "…".',
    },
  },
  'syntax/bad-alias': {
    en: {
      what: 'A text that begins with * is read as a reference.',
      why: 'The site cannot be built from such a file.',
      fix: 'Put the whole text in double quotes.',
    },
    cs: {
      what: 'Text, který začíná hvězdičkou, se čte jako odkaz.',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Dejte celý text do rovných uvozovek: "…".',
    },
  },
  'syntax/bad-dq-escape': {
    en: {
      what: 'A backslash has a special meaning in double quotes.',
      why: 'The site cannot be built from such a file.',
      fix: 'Write two backslashes, or use single quotes.',
    },
    cs: {
      what: 'Zpětné lomítko má ve dvojitých uvozovkách zvláštní význam.',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Napište dvě lomítka, nebo použijte apostrofy.',
    },
  },
  'syntax/glued-comment': {
    en: {
      what: 'A comment starts directly after a text.',
      why: 'The site cannot be built from such a file.',
      fix: 'Put a space before the #, or move the # inside the quotes.',
    },
    cs: {
      what: 'Poznámka začíná hned za textem.',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Napište před # mezeru, nebo dejte # dovnitř uvozovek.',
    },
  },
  'syntax/tag': {
    en: {
      what: 'A text that begins with ! is read as the name of a type.',
      why: 'The site cannot be built from such a file.',
      fix: 'Put the whole text in double quotes.',
    },
    cs: {
      what: 'Text, který začíná vykřičníkem, se čte jako název typu.',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Dejte celý text do rovných uvozovek: "…".',
    },
  },
  'syntax/unquoted-date': {
    en: {
      what: 'The date {value} has no quotes.',
      why: 'Programs read such dates in different ways.',
      fix: 'Write "{value}".',
    },
    cs: {
      what: 'Datum {value} nemá uvozovky.',
      why: 'Každý program čte takové datum jinak.',
      fix: 'Napište "{value}".',
    },
  },
  'syntax/character': {
    en: {
      what: 'The character {code} is not text.',
      why: 'The file was saved in another encoding, or a program left something in it.',
      fix: 'Type the text again and save the file as UTF-8.',
    },
    cs: {
      what: 'Znak {code} do textu nepatří.',
      why: 'Soubor je uložený v jiném kódování, nebo v něm něco zůstalo po jiném programu.',
      fix: 'Napište text znovu a uložte soubor v kódování UTF-8.',
    },
  },
} as const satisfies RuleWords
