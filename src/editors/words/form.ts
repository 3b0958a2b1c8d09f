/** The words of the form at /admin that belong to no field. */
export const formWords = {
  cs: {
    longest: (length: number) => `nejvýš ${length} znaků`,
    example: 'Například',
    derived: 'Necháte-li pole prázdné, vznikne z názvu.',
    noRepository:
      'Formulář neví, kde je obsah uložen: nastavte proměnnou ADMIN_REPOSITORY, nebo spusťte npm run admin (viz README).',
    close: 'Zavřít',
  },
  en: {
    longest: (length: number) => `at most ${length} characters`,
    example: 'For example',
    derived: 'If you leave it empty, it is made of the title.',
    noRepository:
      'The form does not know where the content is stored. Set ADMIN_REPOSITORY, or run npm run admin (see README).',
    close: 'Close',
  },
}
