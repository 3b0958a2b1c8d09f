import type { SchemaRule } from '../../model/schema-rules'
import type { Text } from './message-language'

const oneDecimal = { maximumFractionDigits: 1 }

/** The words of the form at /admin that belong to no field. */
export const formWords = {
  cs: {
    longest: (length: number) => `nejvýš ${length} znaků`,
    example: 'Například',
    derived: 'Necháte-li pole prázdné, vznikne ze jména nebo z názvu.',
    noRepository:
      'Formulář neví, kde je obsah uložen: nastavte proměnnou ADMIN_REPOSITORY (viz docs/deploy.md), nebo spusťte npm run admin.',
    close: 'Zavřít',
    // Decap's own are masculine, whatever the name of the field is, and say of a pattern nothing but that there is one.
    decap: {
      editor: {
        editorControl: { field: { optional: 'nepovinné' } },
        editorControlPane: {
          widget: { required: '%{fieldLabel}: toto pole je povinné.', regexPattern: '%{fieldLabel}: %{pattern}' },
        },
      },
    },
    local: {
      editor: {
        editorToolbar: {
          publish: 'Uložit',
          publishing: 'Ukládání…',
          published: 'Uloženo',
          publishNow: 'Jen uložit',
          publishAndCreateNew: 'Uložit a založit další',
          publishAndDuplicate: 'Uložit a duplikovat',
          deletePublishedEntry: 'Smazat',
          deleteEntry: 'Smazat',
        },
        editor: { onDeletePublishedEntry: 'Opravdu chcete tento záznam smazat?' },
      },
      ui: { toast: { entryPublished: 'Uloženo do souboru' } },
    },
    everyLanguage: (field: string) => `${field}: vyplňte text v každém jazyce, nebo v žádném.`,
    heic: (file: string) => `„${file}“ je obrázek ve formátu HEIC, který většina prohlížečů neukáže.`,
    unknownFormat: (file: string) =>
      `„${file}“ není JPEG, PNG, WebP, SVG ani PDF. Uložte soubor v jednom z těchto formátů a vyberte ho znovu.`,
    tooLarge: (file: string, size: number, most: number) =>
      `„${file}“ má ${size.toLocaleString('cs', oneDecimal)} MB, nahrát lze nejvýš ${most} MB. Zmenšete ho a vyberte znovu; obrázku stačí 4000 pixelů na delší straně.`,
    tooMuch: (most: number) =>
      `Najednou lze uložit nejvýš ${most} MB nových obrázků. Uložte nejdřív několik z nich a ostatní přidejte potom.`,
    preview: 'Náhled',
    previewedPage: 'Stránka',
    previewLanguage: 'Jazyk náhledu',
    asSaved: 'Stránka tak, jak je uložená:',
    notSaved: 'Náhled se ukáže, až záznam uložíte.',
    startDevelop: 'Náhled ukazuje web, který běží na vašem počítači. V druhém okně terminálu spusťte npm run develop.',
    noPage: 'Web tuto stránku ještě nemá. Chvíli počkejte. Pokud kontrola po uložení našla v obsahu chybu, opravte ji.',
    noDeployPreview:
      'Náhled ukazuje uložený návrh. Netlify ho sestaví během několika minut po uložení; pak stiskněte nahoře „Zkontrolovat náhled“.',
  },
  en: {
    longest: (length: number) => `at most ${length} characters`,
    example: 'For example',
    derived: 'If you leave it empty, it is made from the name or the title.',
    noRepository:
      'The form does not know where the content is stored. Set ADMIN_REPOSITORY (see docs/deploy.md), or run npm run admin.',
    close: 'Close',
    decap: { editor: { editorControlPane: { widget: { regexPattern: '%{fieldLabel}: %{pattern}' } } } },
    local: {
      editor: {
        editorToolbar: {
          publish: 'Save',
          publishing: 'Saving…',
          published: 'Saved',
          publishNow: 'Save only',
          publishAndCreateNew: 'Save and add another',
          publishAndDuplicate: 'Save and duplicate',
          deletePublishedEntry: 'Delete',
          deleteEntry: 'Delete',
        },
        editor: { onDeletePublishedEntry: 'Do you really want to delete this record?' },
      },
      ui: { toast: { entryPublished: 'Saved to the file' } },
    },
    everyLanguage: (field: string) => `${field}: write the text in every language, or in none.`,
    heic: (file: string) => `“${file}” is a picture in the format HEIC, which most browsers do not show.`,
    unknownFormat: (file: string) =>
      `“${file}” is not a JPEG, PNG, WebP, SVG or PDF. Export it in one of these formats, and choose it again.`,
    tooLarge: (file: string, size: number, most: number) =>
      `“${file}” is ${size.toLocaleString('en', oneDecimal)} MB, but the form takes at most ${most} MB. Make it smaller, and choose it again; for a picture, 4000 pixels on the longer side are enough.`,
    tooMuch: (most: number) =>
      `At most ${most} MB of new pictures can be saved at once. Save some of them first, and add the others afterwards.`,
    preview: 'Preview',
    previewedPage: 'Page',
    previewLanguage: 'Language of the preview',
    asSaved: 'The page as it is saved:',
    notSaved: 'The preview appears once you have saved the record.',
    startDevelop: 'The preview shows the site that runs on your computer. Start npm run develop in a second terminal.',
    noPage: 'The site does not have this page yet. Wait a moment. If the check found an error after you saved, fix it.',
    noDeployPreview:
      'The preview shows the saved proposal. Netlify builds it within a few minutes after you save; then press “Check for Preview” above.',
  },
}

/** What the form says of a rule where the content check would speak of the names of files. */
export const formAdvice: Partial<Record<SchemaRule, Text>> = {
  'schema/drawing-name': {
    en: 'must be a drawing in the format SVG. Ask for it whoever the picture is from.',
    cs: 'musí to být kresba ve formátu SVG. Požádejte o ni toho, od koho obrázek máte.',
  },
  'schema/image-name': {
    en: 'must be a picture in the format JPEG, PNG or WebP. Save it in one of them, and choose it again.',
    cs: 'musí to být obrázek ve formátu JPEG, PNG nebo WebP. Uložte ho v některém z nich a vyberte ho znovu.',
  },
}
