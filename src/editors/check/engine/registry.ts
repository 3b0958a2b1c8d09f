import type { Content, ContentFile } from './content-folder'
import type { Finding, RuleInfo } from './rule'
import * as addresses from '../rules/addresses/addresses'
import * as altTexts from '../rules/pictures/alt-texts'
import * as consent from '../rules/events/consent'
import * as dates from '../rules/dates/dates'
import * as demoDate from '../rules/dates/demo-date'
import * as duplicates from '../rules/records/duplicates'
import * as fields from '../rules/schema/field-rules'
import * as files from '../rules/files/files'
import * as interfaceTexts from '../rules/translations/interface-texts'
import * as keyOrder from '../rules/schema/key-order'
import * as labels from '../rules/works/labels'
import * as languageTag from '../rules/schema/language-tag'
import * as languages from '../rules/translations/languages'
import * as letters from '../rules/typography/letters'
import * as links from '../rules/links/links'
import * as missingTexts from '../rules/translations/missing-texts'
import * as numbers from '../rules/works/numbers'
import * as orphans from '../rules/files/orphans'
import * as overlaps from '../rules/events/overlaps'
import * as pdfs from '../rules/files/pdfs'
import * as pictures from '../rules/pictures/pictures'
import * as published from '../rules/addresses/published'
import * as references from '../rules/records/references'
import * as schema from '../rules/schema/schema-wording'
import * as slugs from '../rules/addresses/slugs'
import * as syntax from '../rules/syntax/syntax'
import * as typography from '../rules/typography/typography'
import * as weekdays from '../rules/dates/weekdays'
import * as years from '../rules/works/years'

type Group<Subject> = { rules: readonly RuleInfo[]; check: (subject: Subject) => Finding[] }

/** What is asked of each file by itself, once it can be read. A new group of rules is one row. */
export const fileGroups: readonly Group<ContentFile>[] = [languages, links, typography, letters, keyOrder]

/** What is asked of the content as a whole, once every file is read. */
export const groups: readonly Group<Content>[] = [
  references,
  duplicates,
  published,
  slugs,
  addresses,
  pictures,
  altTexts,
  pdfs,
  dates,
  demoDate,
  consent,
  weekdays,
  years,
  labels,
  numbers,
  overlaps,
  orphans,
]

/** Every rule there is. */
export const allRules: readonly RuleInfo[] = [
  ...[syntax, files, schema, fields, missingTexts, languageTag, interfaceTexts].flatMap(
    ({ rules }): readonly RuleInfo[] => rules,
  ),
  ...[...fileGroups, ...groups].flatMap(({ rules }) => rules),
]
