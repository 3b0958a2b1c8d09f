import { locales } from '../../../../i18n/locales'
import { at, type Content } from '../../engine/content-folder'
import { defineRule, type Finding } from '../../engine/rule'
import { plain, quoted } from '../../engine/wording'

const why = {
  en: 'It is read aloud to somebody who does not see the picture.',
  cs: 'Čte se nahlas tomu, kdo obrázek nevidí.',
}

const fileName = defineRule<{ text: string }>('alt/file-name', 'error', {
  en: {
    what: ({ text }) => `${quoted(text, 'en')} is the name of a file.`,
    why: why.en,
    fix: 'Write what is to be seen.',
  },
  cs: {
    what: ({ text }) => `${quoted(text, 'cs')} je jméno souboru.`,
    why: why.cs,
    fix: 'Napište, co je na obrázku vidět.',
  },
})

const saysPicture = defineRule<{ words: string }>('alt/says-picture', 'warning', {
  en: {
    what: ({ words }) => `The text begins with ${quoted(words, 'en')}.`,
    why: 'That it is a picture is said before it is read.',
    fix: 'Begin with what is to be seen.',
  },
  cs: {
    what: ({ words }) => `Text začíná slovy ${quoted(words, 'cs')}.`,
    why: 'Že jde o obrázek, se řekne už před ním.',
    fix: 'Začněte tím, co je vidět.',
  },
})

const title = defineRule('alt/title', 'warning', {
  en: {
    what: 'The text only repeats the title of the work.',
    why: 'The title stands beside the picture already.',
    fix: 'Write what is to be seen.',
  },
  cs: {
    what: 'Text jen opakuje název díla.',
    why: 'Název už vedle obrázku stojí.',
    fix: 'Napište, co je na obrázku vidět.',
  },
})

const tooShort = defineRule<{ text: string }>('alt/too-short', 'warning', {
  en: {
    what: ({ text }) => `${quoted(text, 'en')} says very little.`,
    why: why.en,
    fix: 'Describe the picture in a sentence.',
  },
  cs: {
    what: ({ text }) => `${quoted(text, 'cs')} říká velmi málo.`,
    why: why.cs,
    fix: 'Popište obrázek jednou větou.',
  },
})

export const rules = [fileName, saysPicture, title, tooShort]

const nameOfFile = /^\S*\.(jpe?g|png|webp|gif|tiff?|heic|svg)$|^(IMG|DSC|DSCF|PXL|P)[-_]?\d{3,}\S*$/i
// By language; in others nobody knows how such a text begins.
const opening: Partial<Record<string, RegExp>> = {
  cs: /^(na )?(obrázek|obrázku|obraz|fotografie|fotografii|fotka|fotce|snímek|snímku|ilustrace)(?=$|[\s:,])( (je|jsou|vidíme|zobrazuje|ukazuje))?/iu,
  en: /^(an? |the )?(image|picture|photo|photograph|illustration)( of| shows| showing)\b/i,
}

/** Alternative texts that describe nothing (WCAG 2.2, technique F30). */
export function check(content: Content): Finding[] {
  return content.records('Artist').flatMap((artist) =>
    artist.data.works.flatMap((work, index) =>
      locales.flatMap((locale) => {
        const text = work.alt[locale]
        const place = at(artist, ['works', index, 'alt', locale])
        if (nameOfFile.test(text) || text === work.image || text === work.slug) return [fileName.at(place, { text })]
        const words = opening[locale]?.exec(text)?.[0]
        if (words) return [saysPicture.at(place, { words })]
        if (simple(text) === simple(work.title[locale])) return [title.at(place)]
        return text.split(/\s+/).length < 3 ? [tooShort.at(place, { text })] : []
      }),
    ),
  )
}

const simple = (text: string) =>
  plain(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
