import type { RuleWords, Text } from './rule-words'

export const syntax = {
  'syntax/tab-as-indent': {
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
  'syntax/too-many-aliases': {
    en: {
      what: 'The file refers to its own parts too often.',
      why: 'The site cannot be built from such a file.',
      fix: 'Write out the texts instead of using *references.',
    },
    cs: {
      what: 'Soubor příliš často odkazuje sám na sebe.',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Místo *odkazů texty vypište.',
    },
  },
  'syntax/too-deeply-nested': {
    en: {
      what: 'Brackets or levels are nested deeper than any content is.',
      why: 'The site cannot be built from such a file.',
      fix: 'Compare the file with one that works.',
    },
    cs: {
      what: 'Závorky nebo úrovně jsou vnořené hlouběji než jakýkoli obsah.',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Porovnejte soubor s jiným, který funguje.',
    },
  },
  'syntax/multiple-docs': {
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
  'syntax/merge-key': {
    en: {
      what: 'Programs read the key << in different ways.',
      why: 'The site cannot be built from such a file.',
      fix: 'Write the keys out.',
    },
    cs: {
      what: 'Klíč << čte každý program jinak.',
      why: 'Stránky se z takového souboru nedají sestavit.',
      fix: 'Vypište klíče, které má zastoupit.',
    },
  },
  'syntax/invalid': {
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
} as const satisfies RuleWords

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
