import type { Finding } from '../base/rule'
import type { Content, ContentFile } from '../read/content'
import * as addresses from '../rules/addresses/addresses'
import * as netlifyRedirects from '../rules/addresses/netlify-redirects'
import * as published from '../rules/addresses/published'
import * as slugs from '../rules/addresses/slugs'
import * as dates from '../rules/dates/dates'
import * as describedDays from '../rules/dates/described-days'
import * as farEvents from '../rules/dates/far-events'
import * as weekdays from '../rules/dates/weekdays'
import * as capacities from '../rules/events/capacities'
import * as changedEvents from '../rules/events/changed-events'
import * as consent from '../rules/events/consent'
import * as overlaps from '../rules/events/overlaps'
import * as registrations from '../rules/events/registrations'
import * as studios from '../rules/events/studios'
import * as examples from '../rules/examples/examples'
import * as orphans from '../rules/files/orphans'
import * as pdfs from '../rules/files/pdfs'
import * as links from '../rules/links/links'
import * as altTexts from '../rules/pictures/alt-texts'
import * as pictures from '../rules/pictures/pictures'
import * as floors from '../rules/places/floors'
import * as duplicateSlugs from '../rules/records/duplicate-slugs'
import * as duplicates from '../rules/records/duplicates'
import * as oldNames from '../rules/records/old-names'
import * as positions from '../rules/records/positions'
import * as references from '../rules/records/references'
import * as sortNames from '../rules/records/sort-names'
import * as keyOrder from '../rules/schema/key-order'
import * as plainTexts from '../rules/syntax/plain-texts'
import * as tags from '../rules/translations/tags'
import * as unfinished from '../rules/translations/unfinished'
import * as typeface from '../rules/typeface/typeface'
import * as letters from '../rules/typography/letters'
import * as typography from '../rules/typography/typography'
import * as dimensions from '../rules/works/dimensions'
import * as labels from '../rules/works/labels'
import * as numbers from '../rules/works/numbers'
import * as years from '../rules/works/years'

/** What checks each file by itself, once it can be read, in this order. */
export const fileChecks = [plainTexts, unfinished, links, typography, keyOrder] satisfies Check<ContentFile>[]

/** What checks the content as a whole, once every file is read, in this order. */
export const contentChecks = [
  typeface,
  letters,
  tags,
  examples,
  references,
  duplicateSlugs,
  duplicates,
  sortNames,
  oldNames,
  positions,
  published,
  slugs,
  addresses,
  netlifyRedirects,
  pictures,
  altTexts,
  pdfs,
  farEvents,
  dates,
  consent,
  weekdays,
  describedDays,
  years,
  labels,
  dimensions,
  floors,
  numbers,
  overlaps,
  studios,
  capacities,
  registrations,
  changedEvents,
  orphans,
] satisfies Check<Content>[]

type Check<Subject> = { check: (subject: Subject) => Iterable<Finding> }
