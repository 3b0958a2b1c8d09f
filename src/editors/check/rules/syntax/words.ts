import type { Text } from '../../../words/message-language'
import { error, reporter, type Rules, warning } from '../../base/rule'

const notBuilt = {
  en: 'The site cannot be built from such a file.',
  cs: 'Stránky se z takového souboru nedají sestavit.',
} as const
const inQuotes = {
  en: 'Put the whole text in double quotes.',
  cs: 'Dejte celý text do rovných uvozovek: "…".',
} as const

export const rules = {
  'syntax/block-as-implicit-key': error({
    what: {
      en: 'A text with “: ” in it is read as a key.',
      cs: 'Text, ve kterém je dvojtečka s mezerou, se čte jako klíč.',
    },
    why: notBuilt,
    fix: inQuotes,
  }),
  'syntax/unexpected-token': error({
    what: { en: 'These characters do not belong here.', cs: 'Tyto znaky sem nepatří.' },
    why: notBuilt,
    fix: {
      en: 'Put a text with special characters in double quotes.',
      cs: 'Text se zvláštními znaky dejte do rovných uvozovek: "…".',
    },
  }),
  'syntax/bad-scalar-start': error({
    what: { en: 'A text must not begin with this character.', cs: 'Tímto znakem text začínat nesmí.' },
    why: notBuilt,
    fix: inQuotes,
  }),
  'syntax/bad-alias': error({
    what: {
      en: 'A text that begins with * or & is read as a reference.',
      cs: 'Text, který začíná znakem * nebo &, se čte jako odkaz.',
    },
    why: notBuilt,
    fix: inQuotes,
  }),
  'syntax/bad-dq-escape': error({
    what: {
      en: 'A backslash has a special meaning in double quotes.',
      cs: 'Zpětné lomítko má ve dvojitých uvozovkách zvláštní význam.',
    },
    why: notBuilt,
    fix: { en: 'Write two backslashes, or use single quotes.', cs: 'Napište dvě lomítka, nebo použijte apostrofy.' },
  }),
  'syntax/item-in-text': error({
    what: {
      en: 'This line is indented deeper than the one above, so it is read as the rest of its text.',
      cs: 'Řádek je odsazený víc než ten nad ním, a proto se čte jako pokračování jeho textu.',
    },
    why: { en: 'The page would show both as one text.', cs: 'Na stránce by z obojího byl jediný text.' },
    fix: {
      en: 'Align the hyphen with the hyphens of the list. If it belongs to the text, put the whole text in double quotes.',
      cs: 'Zarovnejte spojovník se spojovníky seznamu. Pokud patří do textu, dejte celý text do rovných uvozovek: "…".',
    },
  }),
  'syntax/comment-in-text': warning({
    what: {
      en: 'What follows “ #” is a comment, and not a part of the text.',
      cs: 'Co následuje za „ #“, je poznámka, a ne část textu.',
    },
    why: { en: 'The page would not show it.', cs: 'Na stránce by to chybělo.' },
    fix: {
      en: 'Put the whole text in double quotes. If it is a comment, write a space after the #.',
      cs: 'Dejte celý text do rovných uvozovek: "…". Pokud je to poznámka, napište za # mezeru.',
    },
  }),
  'syntax/lost-paragraph': warning({
    what: {
      en: 'The blank line in this text does not start a paragraph.',
      cs: 'Prázdný řádek tady nezačíná nový odstavec.',
    },
    why: { en: 'The page would show the paragraphs as one.', cs: 'Na stránce by odstavce splynuly v jeden.' },
    fix: {
      en: 'Write | after the colon of the key, and the text on the lines below it.',
      cs: 'Napište za dvojtečku klíče | a text až na řádky pod něj.',
    },
  }),
  'syntax/missing-bar': error({
    what: {
      en: 'The text below this key is not read as a text, because | is missing after the colon.',
      cs: 'Text pod tímto klíčem se nečte jako text, protože za dvojtečkou chybí |.',
    },
    why: notBuilt,
    fix: { en: 'Write | after the colon.', cs: 'Napište za dvojtečku |.' },
  }),
  'syntax/tag': error({
    what: {
      en: 'A text that begins with ! is read as the name of a type.',
      cs: 'Text, který začíná vykřičníkem, se čte jako název typu.',
    },
    why: notBuilt,
    fix: inQuotes,
  }),
  'syntax/unquoted-date': error({
    what: { en: 'The date {value} has no quotes.', cs: 'Datum {value} nemá uvozovky.' },
    why: { en: 'Programs read such dates in different ways.', cs: 'Každý program čte takové datum jinak.' },
    fix: { en: 'Write "{meant}".', cs: 'Napište "{meant}".' },
  }),
  'syntax/character': error({
    what: { en: 'The character {code} is not text{name}.', cs: 'Znak {code} do textu nepatří{name}.' },
    why: notBuilt,
    fix: { en: 'Delete the character and type the text again.', cs: 'Smažte znak a napište text znovu.' },
  }),
  'syntax/tab-as-indent': error({
    what: { en: 'The line is indented with a tab.', cs: 'Řádek je odsazený tabulátorem.' },
    why: notBuilt,
    fix: {
      en: 'Replace the tab with spaces, two for each level.',
      cs: 'Nahraďte tabulátor mezerami, dvěma za každou úroveň.',
    },
  }),
  'syntax/duplicate-key': error({
    what: { en: 'The same key is on this level twice.', cs: 'Na této úrovni je stejný klíč dvakrát.' },
    why: notBuilt,
    fix: { en: 'Delete one of them.', cs: 'Jeden z nich smažte.' },
  }),
  'syntax/language-twice': error({
    what: {
      en: 'The text in this language is here twice, and that in another one is missing.',
      cs: 'Text v tomto jazyce je tu dvakrát a v jiném chybí.',
    },
    why: notBuilt,
    fix: { en: 'Write the other language.', cs: 'Napište druhý jazyk.' },
  }),
  'syntax/missing-hyphen': error({
    what: {
      en: 'The hyphen before this item of the list is missing, so it is read as a part of the item above.',
      cs: 'Před touto položkou seznamu chybí spojovník, a proto se čte jako část té předchozí.',
    },
    why: notBuilt,
    fix: { en: 'Write the hyphen.', cs: 'Napište spojovník.' },
  }),
  'syntax/bullet': error({
    what: {
      en: 'This is a dash or a bullet instead of the hyphen of a list. Programs such as Word put it in.',
      cs: 'Místo spojovníku seznamu je tu pomlčka nebo odrážka. Takové znaky dosazuje třeba Word.',
    },
    why: notBuilt,
    fix: { en: 'Write a hyphen and a space.', cs: 'Napište spojovník a mezeru.' },
  }),
  'syntax/multiline-implicit-key': error({
    what: {
      en: 'A key is missing its colon, or a text goes on where a key should be.',
      cs: 'Klíči chybí dvojtečka, nebo text pokračuje tam, kde má být klíč.',
    },
    why: notBuilt,
    fix: {
      en: 'Write “key: value”, or indent the text under its key.',
      cs: 'Napište „klíč: hodnota“, nebo text odsaďte pod jeho klíč.',
    },
  }),
  'syntax/bad-indent': error({
    what: { en: 'The line is indented too little or too much.', cs: 'Řádek je odsazený málo, nebo moc.' },
    why: notBuilt,
    fix: {
      en: 'Align it with the lines of its level, two spaces for each.',
      cs: 'Zarovnejte ho s řádky stejné úrovně, dvě mezery za každou.',
    },
  }),
  'syntax/missing-key': error({
    what: {
      en: 'The key of this list is missing above its first item.',
      cs: 'Nad první položkou seznamu chybí jeho klíč.',
    },
    why: notBuilt,
    fix: {
      en: 'Write it on a line of its own above, such as “works:”, as in a file that works.',
      cs: 'Napište ho nad ni na vlastní řádek, třeba „works:“, jako v souboru, který funguje.',
    },
  }),
  'syntax/too-deep': error({
    what: {
      en: 'The line is indented deeper than the one above, so it is read as the rest of its text.',
      cs: 'Řádek je odsazený víc než ten nad ním, a proto se čte jako pokračování jeho textu.',
    },
    why: notBuilt,
    fix: {
      en: 'Align it with the lines of its level, or put the whole text in double quotes.',
      cs: 'Zarovnejte ho s řádky stejné úrovně, nebo dejte celý text do rovných uvozovek.',
    },
  }),
  'syntax/missing-char': error({
    what: { en: 'A quote, a bracket or a colon is missing.', cs: 'Chybí uvozovka, závorka nebo dvojtečka.' },
    why: notBuilt,
    fix: {
      en: 'Close what was opened; after a key write a colon and a space.',
      cs: 'Uzavřete, co je otevřené; za klíč patří dvojtečka a mezera.',
    },
  }),
  'syntax/merge-conflict': error({
    what: {
      en: 'Git left two versions of these lines here (a merge conflict).',
      cs: 'Git tu nechal dvě verze týchž řádků (konflikt při slučování).',
    },
    why: notBuilt,
    fix: {
      en: 'Keep the version that is right, and delete the lines of <<<<<<<, ======= and >>>>>>>.',
      cs: 'Nechte tu verzi, která platí, a smažte řádky s <<<<<<<, ======= a >>>>>>>.',
    },
  }),
  'syntax/strange-space': error({
    what: { en: 'There is {name} here instead of an ordinary space.', cs: 'Místo obyčejné mezery je tu {name}.' },
    why: {
      en: 'It looks like a space, but the key or the indentation is not read.',
      cs: 'Vypadá jako mezera, ale klíč nebo odsazení se s ní nepřečte.',
    },
    fix: { en: 'Delete it and press the space bar.', cs: 'Smažte ji a napište mezeru mezerníkem.' },
  }),
  'syntax/missing-space': error({
    what: {
      en: 'A space is missing after the colon of a key, or after the hyphen of a list.',
      cs: 'Za dvojtečkou klíče nebo za spojovníkem seznamu chybí mezera.',
    },
    why: notBuilt,
    fix: { en: 'Write the space.', cs: 'Napište mezeru.' },
  }),
  'syntax/inner-quotes': error({
    what: {
      en: 'Straight quotation marks are inside straight quotation marks, so the text ends too soon.',
      cs: 'Uvnitř rovných uvozovek jsou další rovné uvozovky, a text proto končí předčasně.',
    },
    why: notBuilt,
    fix: { en: 'Write the inner ones as the language has them.', cs: 'Vnitřní uvozovky napište jako „…“.' },
  }),
  'syntax/multiple-docs': error({
    what: {
      en: 'A line of three hyphens starts a second document.',
      cs: 'Řádek ze tří spojovníků začíná druhý dokument.',
    },
    why: notBuilt,
    fix: { en: 'Delete the line: a file is one document.', cs: 'Smažte ten řádek: soubor je jeden dokument.' },
  }),
  'syntax/invalid': error({
    what: { en: 'This is not valid YAML: {message}.', cs: 'Toto není platný YAML ({message}).' },
    why: notBuilt,
    fix: { en: 'Compare the line with a file that works.', cs: 'Porovnejte řádek se souborem, který funguje.' },
  }),
  'syntax/read-otherwise': error({
    what: {
      en: 'The program that builds the site reads this file differently{detail}.',
      cs: 'Program, který sestavuje stránky, čte tento soubor jinak{detail}.',
    },
    why: {
      en: 'The page would differ from the file, or could not be built.',
      cs: 'Na stránce by stálo něco jiného než v souboru, nebo by se nesestavila.',
    },
    fix: {
      en: 'Put unusual texts and numbers in double quotes, and write out references.',
      cs: 'Neobvyklé texty a čísla dejte do rovných uvozovek, odkazy vypište.',
    },
  }),
} satisfies Rules

export const report = reporter(rules)

/** Where a character that is not text comes from, and another fix. */
export const characterOrigins: Partial<Record<string, { name: Text; fix?: Text }>> = {
  encoding: {
    name: { en: ': the file is not saved as UTF-8', cs: ': soubor není uložený v kódování UTF-8' },
    fix: {
      en: 'Open the file in the program that saved it, and save it as plain text with the encoding UTF-8.',
      cs: 'Otevřete soubor v programu, který ho uložil, a uložte ho jako prostý text v kódování UTF-8.',
    },
  },
  '\r': {
    name: { en: ': it is a line end of old programs', cs: ': tak končí řádky ve starých programech' },
    fix: {
      en: 'Save the file with the line ends LF (VS Code: “Change End of Line Sequence”).',
      cs: 'Uložte soubor s konci řádků LF (VS Code: „Change End of Line Sequence“).',
    },
  },
  '\v': { name: { en: ': it is a line break from Word', cs: ': je to zalomení řádku z Wordu' } },
}

/** Other fixes of these rules. */
export const syntaxPhrases = {
  deleteEscape: {
    en: 'Delete {written}, which stands for the character.',
    cs: 'Smažte {written}, tím je ten znak zapsaný.',
  },
  noSpace: { en: 'no space', cs: 'žádnou mezeru' },
  indent: {
    en: 'Write {spaces} before {start}, as on line {line}.',
    cs: 'Napište před {start} {spaces} jako na řádku {line}.',
  },
  indentEither: {
    en: 'Write {spaces} before {start}, as on line {line}, or {otherSpaces}, as on line {otherLine}.',
    cs: 'Napište před {start} {spaces} jako na řádku {line}, nebo {otherSpaces} jako na řádku {otherLine}.',
  },
  textBesideKey: {
    en: 'If it belongs to “{key}:”, delete {text} after the colon: with lines below it, a key has nothing beside it. If not, align it with the lines of its level.',
    cs: 'Pokud patří ke klíči „{key}:“, smažte za dvojtečkou {text}: klíč, který má řádky pod sebou, nemá nic vedle sebe. Pokud ne, zarovnejte ho s řádky stejné úrovně.',
  },
  textBelow: {
    en: 'Write the text on the lines below, indented by two more spaces than the key. Leave only | beside the key.',
    cs: 'Napište text na řádky pod to, o dvě mezery dál než klíč. Vedle klíče nechte jen |.',
  },
} as const satisfies Record<string, Text>
