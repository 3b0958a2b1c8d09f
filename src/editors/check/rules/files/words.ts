import type { Text } from '../../base/fill'
import { reporter, type Rules } from '../../base/rule'

export const rules = {
  'file/unexpected': {
    severity: 'error',
    en: {
      what: 'The site does not use a file with this name in this folder.',
      why: 'Its content would not appear on the site.',
      fix: 'Move or rename it to fit one of: {patterns}.',
    },
    cs: {
      what: 'Soubor s tímto jménem se v této složce nepoužívá.',
      why: 'Jeho obsah by na stránkách nebyl.',
      fix: 'Přesuňte ho nebo přejmenujte, aby odpovídal jednomu z těchto: {patterns}.',
    },
  },
  'file/missing': {
    severity: 'error',
    en: {
      what: 'This file is missing.',
      why: 'The site cannot be built without it.',
      fix: 'Restore it from the history, or copy it from another exhibition.',
    },
    cs: {
      what: 'Tento soubor chybí.',
      why: 'Bez něj se stránky nesestaví.',
      fix: 'Obnovte ho z historie, nebo ho zkopírujte z jiné výstavy.',
    },
  },
  'file/link': {
    severity: 'error',
    en: {
      what: 'This is a link to another file or folder.',
      why: 'Such links do not work on every computer.',
      fix: 'Put a copy of the file itself here.',
    },
    cs: {
      what: 'Toto je jen odkaz na jiný soubor nebo složku.',
      why: 'Takový odkaz nefunguje na každém počítači.',
      fix: 'Dejte sem kopii samotného souboru.',
    },
  },
  'file/too-large': {
    severity: 'error',
    en: {
      what: 'The file has {megabytes} MB. No text written by hand is that long.',
      why: 'Reading it would stop every build.',
      fix: 'Check whether something else was saved under this name.',
    },
    cs: {
      what: 'Soubor má {megabytes} MB. Tak dlouhý text nikdo ručně nenapíše.',
      why: 'Čtení by zastavilo každé sestavení stránek.',
      fix: 'Zkontrolujte, jestli se pod tímto jménem neuložilo něco jiného.',
    },
  },
  'file/unused': {
    severity: 'warning',
    en: {
      what: 'This file is neither YAML nor a picture.',
      why: 'Nothing on the site uses it.',
      fix: 'Delete it, or keep it outside the content folder.',
    },
    cs: {
      what: 'Tento soubor není ani YAML, ani obrázek.',
      why: 'Na stránkách ho nic nepoužívá.',
      fix: 'Smažte ho, nebo ho uchovávejte mimo složku obsahu.',
    },
  },
  'file/not-pdf': {
    severity: 'error',
    en: {
      what: 'The folder “files” is for PDFs, and this file is not a PDF.',
      why: 'Every file in this folder is published as it is, and the documents of the site are PDFs.',
      fix: 'Save it as a PDF with a name that ends in .pdf, or keep it outside the content folder.',
    },
    cs: {
      what: 'Složka „files“ je pro PDF, a tento soubor PDF není.',
      why: 'Každý soubor z této složky se zveřejní tak, jak je, a dokumenty webu jsou PDF.',
      fix: 'Uložte ho jako PDF se jménem na .pdf, nebo ho uchovávejte mimo složku obsahu.',
    },
  },
  'orphan/picture': {
    severity: 'warning',
    en: {
      what: 'No file uses this picture.',
      why: 'It makes the content larger for no reason.',
      fix: 'Name it in the file beside it, or delete it.',
    },
    cs: {
      what: 'Tento obrázek se nikde nepoužívá.',
      why: 'Obsah je kvůli němu zbytečně větší.',
      fix: 'Uveďte ho v souboru, vedle kterého leží, nebo ho smažte.',
    },
  },
  'orphan/place': {
    severity: 'warning',
    en: {
      what: 'No event, studio or other place uses this place.',
      why: 'Visitors never see it.',
      fix: 'Name it where it belongs, or delete the file.',
    },
    cs: {
      what: 'Toto místo nepoužívá žádná akce, ateliér ani jiné místo.',
      why: 'Návštěvníci ho nikdy neuvidí.',
      fix: 'Uveďte ho tam, kam patří, nebo soubor smažte.',
    },
  },
  'orphan/programme': {
    severity: 'warning',
    en: {
      what: 'Programme: there are no events to show below it.',
      why: 'Visitors never see it.',
      fix: 'Add events, or delete “programme:” with everything in it.',
    },
    cs: {
      what: 'Program: není tu žádná akce, která by pod ním byla.',
      why: 'Návštěvníci ho nikdy neuvidí.',
      fix: 'Přidejte akce, nebo „programme:“ smažte se vším, co obsahuje.',
    },
  },
  'orphan/pdf': {
    severity: 'warning',
    en: {
      what: 'This PDF is not among the documents of the exhibition.',
      why: 'No page links to it.',
      fix: 'Name it among the documents in exhibition.yaml, or delete it.',
    },
    cs: {
      what: 'Toto PDF není mezi dokumenty výstavy.',
      why: 'Nevede na něj žádný odkaz.',
      fix: 'Uveďte ho mezi dokumenty v exhibition.yaml, nebo ho smažte.',
    },
  },
  'pdf/missing': {
    severity: 'error',
    en: {
      what: '{field}: the folder “files” has no {name}.',
      why: 'The link would lead nowhere.',
      fix: 'Put the PDF there as {target}.',
    },
    cs: {
      what: '{field}: ve složce „files“ není {name}.',
      why: 'Odkaz by nikam nevedl.',
      fix: 'Dejte PDF sem: {target}.',
    },
  },
  'pdf/said-twice': {
    severity: 'warning',
    en: {
      what: '{field} says that it is a PDF.',
      why: 'The site adds “PDF” and the size of the file itself, so visitors would read it twice.',
      fix: 'Leave it out: {better}.',
    },
    cs: {
      what: '{field} říká, že jde o PDF.',
      why: '„PDF“ a velikost souboru připíše web sám, návštěvníci by to četli dvakrát.',
      fix: 'Vynechte to: {better}.',
    },
  },
  'pdf/broken': {
    severity: 'error',
    en: {
      what: '{field}: {name} cannot be opened as a PDF.',
      why: 'Visitors would see an error.',
      fix: 'Export it again. The file may not have been copied completely.',
    },
    cs: {
      what: '{field}: {name} se nedá otevřít jako PDF.',
      why: 'Návštěvníci by viděli chybu.',
      fix: 'Uložte ho znovu. Možná se nezkopíroval celý.',
    },
  },
} as const satisfies Rules

export const report = reporter(rules)

/** Other fixes of these rules. */
export const filePhrases = {
  nameMeant: { en: 'Did you mean “{meant}”?', cs: 'Nemá se jmenovat „{meant}“?' },
} as const satisfies Record<string, Text>
