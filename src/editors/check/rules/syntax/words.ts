import type { Text } from '../../base/fill'
import { reporter, type Rules } from '../../base/rule'

export const rules = {
  'syntax/block-as-implicit-key': {
    severity: 'error',
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
    severity: 'error',
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
    severity: 'error',
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
    severity: 'error',
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
    severity: 'error',
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
  'syntax/item-in-text': {
    severity: 'error',
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
    severity: 'warning',
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
    severity: 'warning',
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
    severity: 'error',
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
    severity: 'error',
    en: {
      what: 'The date {value} has no quotes.',
      why: 'Programs read such dates in different ways.',
      fix: 'Write "{meant}".',
    },
    cs: {
      what: 'Datum {value} nemá uvozovky.',
      why: 'Každý program čte takové datum jinak.',
      fix: 'Napište "{meant}".',
    },
  },
  'syntax/character': {
    severity: 'error',
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
  'syntax/tab-as-indent': {
    severity: 'error',
    en: {
      what: 'The line is indented with a tab.',
      why: 'The site cannot be built from such a file.',
      fix: 'Replace the tab with spaces, two for each level.',
    },
    cs: {
      what: 'Řádek je odsazený tabulátorem.',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Nahraďte tabulátor mezerami, dvěma za každou úroveň.',
    },
  },
  'syntax/duplicate-key': {
    severity: 'error',
    en: {
      what: 'The same key is on this level twice.',
      why: 'The site cannot be built from such a file.',
      fix: 'Delete one of them.',
    },
    cs: {
      what: 'Na této úrovni je stejný klíč dvakrát.',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Jeden z nich smažte.',
    },
  },
  'syntax/multiline-implicit-key': {
    severity: 'error',
    en: {
      what: 'A key is missing its colon, or a text goes on where a key should be.',
      why: 'The site cannot be built from such a file.',
      fix: 'Write “key: value”, or indent the text under its key.',
    },
    cs: {
      what: 'Klíči chybí dvojtečka, nebo text pokračuje tam, kde má být klíč.',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Napište „klíč: hodnota“, nebo text odsaďte pod jeho klíč.',
    },
  },
  'syntax/bad-indent': {
    severity: 'error',
    en: {
      what: 'The line is indented too little or too much.',
      why: 'The site cannot be built from such a file.',
      fix: 'Align it with the lines of its level, two spaces for each.',
    },
    cs: {
      what: 'Řádek je odsazený málo, nebo moc.',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Zarovnejte ho s řádky stejné úrovně, dvě mezery za každou.',
    },
  },
  'syntax/too-deep': {
    severity: 'error',
    en: {
      what: 'The line is indented deeper than the one above, so it is read as the rest of its text.',
      why: 'The site cannot be built from such a file.',
      fix: 'Align it with the lines of its level, or put the whole text in double quotes.',
    },
    cs: {
      what: 'Řádek je odsazený víc než ten nad ním, a proto se čte jako pokračování jeho textu.',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Zarovnejte ho s řádky stejné úrovně, nebo dejte celý text do rovných uvozovek.',
    },
  },
  'syntax/missing-char': {
    severity: 'error',
    en: {
      what: 'A quote, a bracket or a colon is missing.',
      why: 'The site cannot be built from such a file.',
      fix: 'Close what was opened; after a key write a colon and a space.',
    },
    cs: {
      what: 'Chybí uvozovka, závorka nebo dvojtečka.',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Uzavřete, co je otevřené; za klíč patří dvojtečka a mezera.',
    },
  },
  'syntax/merge-conflict': {
    severity: 'error',
    en: {
      what: 'Git left two versions of these lines here (a merge conflict).',
      why: 'The site cannot be built from such a file.',
      fix: 'Keep the version that is right, and delete the lines of <<<<<<<, ======= and >>>>>>>.',
    },
    cs: {
      what: 'Git tu nechal dvě verze týchž řádků (konflikt při slučování).',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Nechte tu verzi, která platí, a smažte řádky s <<<<<<<, ======= a >>>>>>>.',
    },
  },
  'syntax/strange-space': {
    severity: 'error',
    en: {
      what: 'There is {name} here instead of an ordinary space.',
      why: 'It looks like a space, but the key or the indentation is not read.',
      fix: 'Delete it and press the space bar.',
    },
    cs: {
      what: 'Místo obyčejné mezery je tu {name}.',
      why: 'Vypadá jako mezera, ale klíč nebo odsazení se s ní nepřečte.',
      fix: 'Smažte ji a napište mezeru mezerníkem.',
    },
  },
  'syntax/missing-space': {
    severity: 'error',
    en: {
      what: 'A space is missing after the colon of a key, or after the hyphen of a list.',
      why: 'The site cannot be built from such a file.',
      fix: 'Write the space.',
    },
    cs: {
      what: 'Za dvojtečkou klíče nebo za spojovníkem seznamu chybí mezera.',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Napište mezeru.',
    },
  },
  'syntax/inner-quotes': {
    severity: 'error',
    en: {
      what: 'Straight quotation marks are inside straight quotation marks, so the text ends too soon.',
      why: 'The site cannot be built from such a file.',
      fix: 'Write the inner ones as the language has them.',
    },
    cs: {
      what: 'Uvnitř rovných uvozovek jsou další rovné uvozovky, a text proto končí předčasně.',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Vnitřní uvozovky napište jako „…“.',
    },
  },
  'syntax/multiple-docs': {
    severity: 'error',
    en: {
      what: 'A line of three hyphens starts a second document.',
      why: 'The site cannot be built from such a file.',
      fix: 'Delete the line: a file is one document.',
    },
    cs: {
      what: 'Řádek ze tří spojovníků začíná druhý dokument.',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Smažte ten řádek: soubor je jeden dokument.',
    },
  },
  'syntax/invalid': {
    severity: 'error',
    en: {
      what: 'This is not valid YAML: {message}.',
      why: 'The site cannot be built from such a file.',
      fix: 'Compare the line with a file that works.',
    },
    cs: {
      what: 'Toto není platný YAML ({message}).',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Porovnejte řádek se souborem, který funguje.',
    },
  },
  'syntax/read-otherwise': {
    severity: 'error',
    en: {
      what: 'The program that builds the site reads this file differently{detail}.',
      why: 'The page would differ from the file, or could not be built.',
      fix: 'Put unusual texts and numbers in double quotes, and write out references.',
    },
    cs: {
      what: 'Program, který sestavuje stránky, čte tento soubor jinak{detail}.',
      why: 'Na stránce by stálo něco jiného než v souboru, nebo by se nesestavila.',
      fix: 'Neobvyklé texty a čísla dejte do rovných uvozovek, odkazy vypište.',
    },
  },
} as const satisfies Rules

export const report = reporter(rules)

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

/** Other fixes of these rules. */
export const syntaxPhrases = {
  noSpace: { en: 'no space', cs: 'žádnou mezeru' },
  indent: {
    en: 'Write {spaces} before {start}, as on line {line}.',
    cs: 'Napište před {start} {spaces} jako na řádku {line}.',
  },
  indentEither: {
    en: 'Write {spaces} before {start}, as on line {line}, or {otherSpaces}, as on line {otherLine}.',
    cs: 'Napište před {start} {spaces} jako na řádku {line}, nebo {otherSpaces} jako na řádku {otherLine}.',
  },
  textBelow: {
    en: 'Write the text on the lines below, indented by two more spaces than the key. Leave only | beside the key.',
    cs: 'Napište text na řádky pod to, o dvě mezery dál než klíč. Vedle klíče nechte jen |.',
  },
} as const satisfies Record<string, Text>
