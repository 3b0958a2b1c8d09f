import type { Text } from '../../../words/message-language'
import { error, reporter, type Rules, warning } from '../../base/rule'

export const rules = {
  'file/unexpected': error({
    what: {
      en: 'The site does not use a file with this name in this folder.',
      cs: 'Soubor s tímto jménem se v této složce nepoužívá.',
    },
    why: { en: 'Its content would not appear on the site.', cs: 'Jeho obsah by na stránkách nebyl.' },
    fix: {
      en: 'Move or rename it to fit one of: {patterns}.',
      cs: 'Přesuňte ho nebo přejmenujte, aby odpovídal jednomu z těchto: {patterns}.',
    },
  }),
  'file/missing': error({
    what: { en: 'This file is missing.', cs: 'Tento soubor chybí.' },
    why: { en: 'The site cannot be built without it.', cs: 'Bez něj se stránky nesestaví.' },
    fix: {
      en: 'Restore it from the history, or copy it from another exhibition.',
      cs: 'Obnovte ho z historie, nebo ho zkopírujte z jiné výstavy.',
    },
  }),
  'file/link': error({
    what: { en: 'This is a link to another file or folder.', cs: 'Toto je jen odkaz na jiný soubor nebo složku.' },
    why: { en: 'Such links do not work on every computer.', cs: 'Takový odkaz nefunguje na každém počítači.' },
    fix: { en: 'Put a copy of the file itself here.', cs: 'Dejte sem kopii samotného souboru.' },
  }),
  'file/too-large': error({
    what: {
      en: 'The file has {megabytes} MB. No text written by hand is that long.',
      cs: 'Soubor má {megabytes} MB. Tak dlouhý text nikdo ručně nenapíše.',
    },
    why: { en: 'Reading it would stop every build.', cs: 'Čtení by zastavilo každé sestavení stránek.' },
    fix: {
      en: 'Check whether something else was saved under this name.',
      cs: 'Zkontrolujte, jestli se pod tímto jménem neuložilo něco jiného.',
    },
  }),
  'file/unused': warning({
    what: {
      en: 'This file is neither YAML nor a picture that browsers show.',
      cs: 'Tento soubor není ani YAML, ani obrázek, který prohlížeče zobrazí.',
    },
    why: { en: 'Nothing on the site uses it.', cs: 'Na stránkách ho nic nepoužívá.' },
    fix: {
      en: 'Delete it, or keep it outside the content folder.',
      cs: 'Smažte ho, nebo ho uchovávejte mimo složku obsahu.',
    },
  }),
  'file/not-pdf': error({
    what: {
      en: 'The folder “files” is for PDFs, and this file is not a PDF.',
      cs: 'Složka „files“ je pro PDF, a tento soubor PDF není.',
    },
    why: {
      en: 'Every file in this folder is published as it is, and the documents of the site are PDFs.',
      cs: 'Každý soubor z této složky se zveřejní tak, jak je, a dokumenty webu jsou PDF.',
    },
    fix: {
      en: 'Save it as a PDF with a name that ends in .pdf, or keep it outside the content folder.',
      cs: 'Uložte ho jako PDF se jménem na .pdf, nebo ho uchovávejte mimo složku obsahu.',
    },
  }),
  'orphan/picture': warning({
    what: { en: 'No file uses this picture.', cs: 'Tento obrázek se nikde nepoužívá.' },
    why: { en: 'It makes the content larger for no reason.', cs: 'Obsah je kvůli němu zbytečně větší.' },
    fix: {
      en: 'Name it in the file beside it, or delete it.',
      cs: 'Uveďte ho v souboru, vedle kterého leží, nebo ho smažte.',
    },
  }),
  'orphan/place': warning({
    what: {
      en: 'No event, studio or other place uses this place.',
      cs: 'Toto místo nepoužívá žádná akce, ateliér ani jiné místo.',
    },
    why: { en: 'Visitors never see it.', cs: 'Návštěvníci ho nikdy neuvidí.' },
    fix: { en: 'Name it where it belongs, or delete the file.', cs: 'Uveďte ho tam, kam patří, nebo soubor smažte.' },
  }),
  'orphan/programme': warning({
    what: {
      en: 'Programme: there are no events to show below it.',
      cs: 'Program: není tu žádná akce, která by pod ním byla.',
    },
    why: { en: 'Visitors never see it.', cs: 'Návštěvníci ho nikdy neuvidí.' },
    fix: {
      en: 'Add events, or delete “programme:” with everything in it.',
      cs: 'Přidejte akce, nebo „programme:“ smažte se vším, co obsahuje.',
    },
  }),
  'orphan/pdf': warning({
    what: { en: 'This PDF is not among the documents of the exhibition.', cs: 'Toto PDF není mezi dokumenty výstavy.' },
    why: { en: 'No page links to it.', cs: 'Nevede na něj žádný odkaz.' },
    fix: {
      en: 'Name it among the documents in exhibition.yaml, or delete it.',
      cs: 'Uveďte ho mezi dokumenty v exhibition.yaml, nebo ho smažte.',
    },
  }),
  'pdf/missing': error({
    what: { en: '{field}: the folder “files” has no {name}.', cs: '{field}: ve složce „files“ není {name}.' },
    why: { en: 'The link would lead nowhere.', cs: 'Odkaz by nikam nevedl.' },
    fix: { en: 'Put the PDF there as {target}.', cs: 'Dejte PDF sem: {target}.' },
  }),
  'pdf/said-twice': warning({
    what: { en: '{field} says that it is a PDF.', cs: '{field} říká, že jde o PDF.' },
    why: {
      en: 'The site adds “PDF” and the size of the file itself, so visitors would read it twice.',
      cs: '„PDF“ a velikost souboru připíše web sám, návštěvníci by to četli dvakrát.',
    },
    fix: { en: 'Leave it out: {better}.', cs: 'Vynechte to: {better}.' },
  }),
  'pdf/broken': error({
    what: { en: '{field}: {name} cannot be opened as a PDF.', cs: '{field}: {name} se nedá otevřít jako PDF.' },
    why: { en: 'Visitors would see an error.', cs: 'Návštěvníci by viděli chybu.' },
    fix: {
      en: 'Export it again. The file may not have been copied completely.',
      cs: 'Uložte ho znovu. Možná se nezkopíroval celý.',
    },
  }),
} satisfies Rules

export const report = reporter(rules)

/** Other fixes of these rules. */
export const filePhrases = {
  nameMeant: { en: 'Did you mean “{meant}”?', cs: 'Nemá se jmenovat „{meant}“?' },
} as const satisfies Record<string, Text>
