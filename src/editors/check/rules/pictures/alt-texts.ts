import { locales } from '../../../../i18n/locales'
import { withoutAccents } from '../../../../i18n/without-accents'
import { shorten } from '../../base/message'
import type { Finding } from '../../base/rule'
import { at, type Content, worksIn } from '../../read/content'
import { report } from './words'

const nameOfFile = /^\S*\.(jpe?g|png|webp|gif|tiff?|heic|svg)$|^(IMG|DSC|DSCF|PXL|P)[-_]?\d{3,}\S*$/i

/** How a text starts that says that it describes a picture. A language that is not here is not checked. */
const opening: Partial<Record<string, RegExp>> = {
  cs: /^(na )?(obrázek|obrázku|obraz|fotografie|fotografii|fotka|fotce|snímek|snímku|ilustrace)(?=$|[\s:,])( (je|jsou|vidíme|zobrazuje|ukazuje))?/iu,
  en: /^(an? |the )?(image|picture|photo|photograph|illustration)( of| shows| showing)\b/i,
}

/** Alternative texts that describe nothing (WCAG 2.2, failure F30). */
export const check = (content: Content): Finding[] =>
  worksIn(content).flatMap(({ artist, work, path }) =>
    locales.flatMap((locale) => {
      const { slug, title, image, alt } = work
      const text = alt?.[locale]
      if (text === undefined) return []
      const place = at(artist, [...path, 'alt', locale])
      if (nameOfFile.test(text) || text === image || text === slug)
        return report('alt/file-name', place, { text: shorten(text) })
      const words = opening[locale]?.exec(text)?.[0]
      if (words) return report('alt/says-picture', place, { words })
      if (onlyWords(text) === onlyWords(title?.[locale] ?? '')) return report('alt/title', place)
      return text.split(/\s+/).length < 3 ? report('alt/too-short', place, { text: shorten(text) }) : []
    }),
  )

/** Without capitals, diacritics and punctuation. */
const onlyWords = (text: string) =>
  withoutAccents(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
