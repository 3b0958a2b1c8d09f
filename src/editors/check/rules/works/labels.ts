import type { Artist } from '../../../../model/artist'
import { at, type Content } from '../../engine/content-folder'
import type { Path } from '../../read/parse-yaml'
import { defineRule, type Finding } from '../../engine/rule'
import { Field } from '../../engine/wording'

const noYear = defineRule('label/no-year', 'warning', {
  en: {
    what: 'The work has no year.',
    why: 'Visitors look for it on the label.',
    fix: 'Add “year:”; if nobody knows when it was made, leave it.',
  },
  cs: {
    what: 'Dílo nemá rok.',
    why: 'Návštěvníci ho na popisku hledají.',
    fix: 'Doplňte „year:“; pokud nikdo neví, kdy dílo vzniklo, nechte to být.',
  },
})

const noSize = defineRule('label/no-size', 'warning', {
  en: {
    what: 'The work has neither dimensions nor a duration.',
    why: 'Nothing else tells visitors of the site how large or how long it is.',
    fix: 'Add “dimensions:” or “duration:”; a note such as “dimensions variable” is enough.',
  },
  cs: {
    what: 'Dílo nemá rozměry ani délku.',
    why: 'Jak je velké nebo dlouhé, návštěvník webu jinak nepozná.',
    fix: 'Doplňte „dimensions:“ nebo „duration:“; stačí i poznámka „rozměry proměnné“.',
  },
})

const large = defineRule<{ path: Path; value: number; unit: string }>('label/large', 'warning', {
  en: {
    what: ({ path, value, unit }) => `${Field(path, 'en')}: ${value} ${unit} is unusually much.`,
    why: 'It is often a number in another unit.',
    fix: 'Mend the number; if it is right, leave it.',
  },
  cs: {
    what: ({ path, value, unit }) => `${Field(path, 'cs')}: ${value} ${unit} je neobvykle mnoho.`,
    why: 'Bývá to číslo v jiné jednotce.',
    fix: 'Opravte číslo; pokud je správně, nechte ho být.',
  },
})

const copies = defineRule<{ number: number; size: number }>('label/edition', 'warning', {
  en: {
    what: ({ number, size }) => `Number ${number} of an edition of ${size}.`,
    why: 'The numbers of an edition end with its size.',
    fix: 'Mend the number or the size.',
  },
  cs: {
    what: ({ number, size }) => `Číslo ${number} z edice, která má ${size} ks.`,
    why: 'Čísla edice končí jejím počtem.',
    fix: 'Opravte číslo, nebo počet.',
  },
})

export const rules = [noYear, noSize, large, copies]

/** Sides of 50 metres, and durations of a day: beyond them the unit is doubtful. */
const largest = { height: 5000, width: 5000, depth: 5000, diameter: 5000, hours: 24, minutes: 1440, seconds: 86_400 }
const units = { height: 'cm', width: 'cm', depth: 'cm', diameter: 'cm', hours: 'h', minutes: 'min', seconds: 's' }

/** What the label of a work lacks, or says that is hardly meant. */
export function check(content: Content): Finding[] {
  return content.records('Artist').flatMap((artist) =>
    artist.data.works.flatMap((work, index) => {
      const { year, yearFrom, dimensions, duration, edition } = work
      const title = at(artist, ['works', index, 'title'])
      const { number = 0, size = Infinity } = edition ?? {}
      return [
        ...(year === undefined && yearFrom === undefined ? [noYear.at(title)] : []),
        ...(isEmpty(dimensions) && isEmpty(duration) ? [noSize.at(title)] : []),
        ...unusual(work, index).map((facts) => large.at(at(artist, facts.path), facts)),
        ...(number > size ? [copies.at(at(artist, ['works', index, 'edition', 'number']), { number, size })] : []),
      ]
    }),
  )
}

const isEmpty = (group: object = {}) => Object.keys(group).length === 0

function unusual({ dimensions, duration }: Artist['works'][number], index: number) {
  return Object.entries({ dimensions, duration }).flatMap(([group, values = {}]) =>
    Object.entries(values).flatMap(([key, value]) => {
      const name = key as keyof typeof largest
      return typeof value === 'number' && value > largest[name]
        ? [{ path: ['works', index, group, key], value, unit: units[name] }]
        : []
    }),
  )
}
