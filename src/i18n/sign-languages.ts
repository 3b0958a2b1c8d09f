/**
 * Names of sign languages by their codes (ISO 639-3), in some languages. `Intl.DisplayNames` has only that of `ase`, in
 * Czech with a word that Deaf people do not use.
 */
export const signLanguages: Partial<Record<string, Partial<Record<string, string>>>> = {
  ase: { cs: 'americký znakový jazyk', en: 'American Sign Language' },
  asq: { cs: 'rakouský znakový jazyk', en: 'Austrian Sign Language' },
  bfi: { cs: 'britský znakový jazyk', en: 'British Sign Language' },
  cse: { cs: 'český znakový jazyk', en: 'Czech Sign Language' },
  dse: { cs: 'nizozemský znakový jazyk', en: 'Dutch Sign Language' },
  dsl: { cs: 'dánský znakový jazyk', en: 'Danish Sign Language' },
  fse: { cs: 'finský znakový jazyk', en: 'Finnish Sign Language' },
  fsl: { cs: 'francouzský znakový jazyk', en: 'French Sign Language' },
  gsg: { cs: 'německý znakový jazyk', en: 'German Sign Language' },
  hsh: { cs: 'maďarský znakový jazyk', en: 'Hungarian Sign Language' },
  ise: { cs: 'italský znakový jazyk', en: 'Italian Sign Language' },
  isg: { cs: 'irský znakový jazyk', en: 'Irish Sign Language' },
  nsl: { cs: 'norský znakový jazyk', en: 'Norwegian Sign Language' },
  pso: { cs: 'polský znakový jazyk', en: 'Polish Sign Language' },
  rsl: { cs: 'ruský znakový jazyk', en: 'Russian Sign Language' },
  ssp: { cs: 'španělský znakový jazyk', en: 'Spanish Sign Language' },
  svk: { cs: 'slovenský znakový jazyk', en: 'Slovak Sign Language' },
  swl: { cs: 'švédský znakový jazyk', en: 'Swedish Sign Language' },
  ukl: { cs: 'ukrajinský znakový jazyk', en: 'Ukrainian Sign Language' },
}
