import type { RuleWords, Text } from './rule-words'

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
  'syntax/item-in-text': {
    en: {
      what: 'This line is indented deeper than the one above, so it is read as the rest of its text.',
      why: 'The page would show both as one text.',
      fix: 'Align the hyphen with the hyphens of the list. If it belongs to the text, put the whole text in double quotes.',
    },
    cs: {
      what: 'Řádek je odsazený víc než ten nad ním, a proto se čte jako pokračování jeho textu.',
      why: 'Na stránce by z obojího byl jediný text.',
      fix: 'Zarovnejte spojovník se spojovníky seznamu. Pokud patří do textu, dejte celý text do rovných uvozovek: "…".',
    },
  },
  'syntax/comment-in-text': {
    en: {
      what: 'What follows “ #” is a comment, and not a part of the text.',
      why: 'The page would not show it.',
      fix: 'Put the whole text in double quotes. If it is a comment, write a space after the #.',
    },
    cs: {
      what: 'Co následuje za „ #“, je poznámka, a ne část textu.',
      why: 'Na stránce by to chybělo.',
      fix: 'Dejte celý text do rovných uvozovek: "…". Pokud je to poznámka, napište za # mezeru.',
    },
  },
  'syntax/lost-paragraph': {
    en: {
      what: 'The blank line in this text does not start a paragraph.',
      why: 'The page would show the paragraphs as one.',
      fix: 'Write | after the colon of the key, and the text on the lines below it.',
    },
    cs: {
      what: 'Prázdný řádek tady nezačíná nový odstavec.',
      why: 'Na stránce by odstavce splynuly v jeden.',
      fix: 'Napište za dvojtečku klíče | a text až na řádky pod něj.',
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
      what: 'The character {code} is not text{name}.',
      why: 'The site cannot be built from such a file.',
      fix: 'Delete the character and type the text again.',
    },
    cs: {
      what: 'Znak {code} do textu nepatří{name}.',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Smažte znak a napište text znovu.',
    },
  },
} as const satisfies RuleWords

/** Where a character that is not text comes from, and another fix. */
export const characterPhrases = {
  otherEncoding: {
    en: ': the file is not saved as UTF-8',
    cs: ': soubor není uložený v kódování UTF-8',
  },
  saveAsUtf8: {
    en: 'Open the file in the program that saved it, and save it as plain text with the encoding UTF-8.',
    cs: 'Otevřete soubor v programu, který ho uložil, a uložte ho jako prostý text v kódování UTF-8.',
  },
  wordLineBreak: { en: ': it is a line break from Word', cs: ': je to zalomení řádku z Wordu' },
} as const satisfies Record<string, Text>
