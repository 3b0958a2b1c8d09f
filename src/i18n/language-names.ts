/**
 * What a language is called.
 * @param tag of the language (BCP 47), 'de' or 'de-AT'
 * @param inLanguage the tag of the language of the answer
 * @returns 'němčina' in Czech, 'German' in English; undefined for a tag that no language has, or none with a name
 */
export function languageName(tag: string, inLanguage: string): string | undefined {
  try {
    return new Intl.DisplayNames(inLanguage, { type: 'language', fallback: 'none' }).of(tag)
  } catch {
    return undefined
  }
}

/** Whether a text is the tag of a language that has a name, written as the standard writes it ('de-AT', not 'de_at'). */
export function isLanguageTag(text: string): boolean {
  return languageName(text, 'en') !== undefined && Intl.getCanonicalLocales(text)[0] === text
}
