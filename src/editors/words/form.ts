const oneDecimal = { maximumFractionDigits: 1 }

/** The words of the form at /admin that belong to no field. */
export const formWords = {
  cs: {
    longest: (length: number) => `nejvýš ${length} znaků`,
    example: 'Například',
    derived: 'Necháte-li pole prázdné, vznikne z názvu.',
    noRepository:
      'Formulář neví, kde je obsah uložen: nastavte proměnnou ADMIN_REPOSITORY, nebo spusťte npm run admin (viz README).',
    close: 'Zavřít',
    everyLanguage: (field: string) => `${field}: vyplňte text v každém jazyce, nebo v žádném.`,
    heic: (file: string) => `„${file}“ je obrázek ve formátu HEIC, který většina prohlížečů neukáže.`,
    unknownFormat: (file: string) =>
      `„${file}“ není JPEG, PNG, WebP, SVG ani PDF. Uložte to v jednom z těchto formátů a vyberte znovu.`,
    tooLarge: (file: string, size: number, most: number) =>
      `„${file}“ má ${size.toLocaleString('cs', oneDecimal)} MB, nahrát lze nejvýš ${most} MB. Zmenšete ho a vyberte znovu; obrázku stačí 4000 pixelů na delší straně.`,
    tooMuch: (most: number) =>
      `Najednou lze uložit nejvýš ${most} MB nových obrázků. Uložte nejdřív několik z nich a ostatní přidejte potom.`,
  },
  en: {
    longest: (length: number) => `at most ${length} characters`,
    example: 'For example',
    derived: 'If you leave it empty, it is made of the title.',
    noRepository:
      'The form does not know where the content is stored. Set ADMIN_REPOSITORY, or run npm run admin (see README).',
    close: 'Close',
    everyLanguage: (field: string) => `${field}: write the text in every language, or in none.`,
    heic: (file: string) => `“${file}” is a picture in the format HEIC, which most browsers do not show.`,
    unknownFormat: (file: string) =>
      `“${file}” is no JPEG, PNG, WebP, SVG or PDF. Export it in one of these formats, and choose it again.`,
    tooLarge: (file: string, size: number, most: number) =>
      `“${file}” has ${size.toLocaleString('en', oneDecimal)} MB, and the form takes at most ${most} MB. Make it smaller, and choose it again; for a picture, 4000 pixels on the longer side are enough.`,
    tooMuch: (most: number) =>
      `At most ${most} MB of new pictures can be saved at once. Save some of them first, and add the others afterwards.`,
  },
}
