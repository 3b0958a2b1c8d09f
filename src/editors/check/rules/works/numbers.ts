import { addDays } from '../../../../i18n/add-days'
import type { Exhibition } from '../../../../model/exhibition'
import { phrase } from '../../base/message'
import type { Finding } from '../../base/rule'
import { at, type Content, hasGap, type Known } from '../../read/content'
import { slugOfFile } from '../../read/slug'
import { daysBetween, maxExhibitionDays } from '../dates/days'
import { copiesIn } from '../records/duplicate-slugs'
import { numberNames, report } from './words'

type Counted = NonNullable<NonNullable<Exhibition['numbers']>[number]['counts']>

/** Numbers on the home page that differ from the content: '30' is exact, '90+' means at least 90. */
export const check = (content: Content): Finding[] =>
  content.records('Exhibition').flatMap((record) =>
    (record.data.numbers ?? []).flatMap(({ value, counts } = {}, index) => {
      const [, digits, plus] = /^(\d+)(\+?)$/.exec(value?.replace(/\s/g, '') ?? '') ?? []
      const real = counts && countOf(counts, content, record.data)
      if (!value || !counts || !digits || real === undefined) return []
      if (plus ? real >= Number(digits) : real === Number(digits)) return []
      const values = { value, counted: phrase(numberNames[counts]), real }
      const cause = counts === 'days' ? undefined : 'artists'
      return report('numbers/count', at(record, ['numbers', index, 'value']), values, { cause })
    }),
  )

/** @returns undefined while what to count is not known, or one artist is a copy of another */
function countOf(counts: Counted, content: Content, { startDate, endDate }: Known<Exhibition>): number | undefined {
  if (counts === 'days') {
    const isKnown = startDate !== undefined && endDate !== undefined && startDate <= endDate
    return isKnown && endDate <= addDays(startDate, maxExhibitionDays)
      ? daysBetween(startDate, endDate).length
      : undefined
  }
  if (!content.isComplete('Artist') || copiesIn(content).some(({ file }) => file.kind === 'Artist')) return undefined
  const artists = content.records('Artist')
  if (hasFolderWithoutArtist(content)) return undefined
  if (counts === 'artists') return artists.length
  const isKnown = artists.every((artist) => !hasGap(artist, ['works']))
  return isKnown ? artists.flatMap(({ data }) => data.works ?? []).length : undefined
}

/** Whether the file of an artist is missing beside the pictures. */
function hasFolderWithoutArtist({ folder, files }: Content): boolean {
  const artists = new Set(files.filter(({ kind }) => kind === 'Artist').map(({ path }) => slugOfFile(path)))
  return [...folder.pictures.keys()].some((path) => path.startsWith('artists/') && !artists.has(slugOfFile(path)))
}
