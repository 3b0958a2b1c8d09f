import type { Content, ContentFile } from './content-folder'
import type { Finding, RuleInfo } from './rule'
import * as addresses from './rules/addresses'
import * as altTexts from './rules/alt-texts'
import * as consent from './rules/consent'
import * as dates from './rules/dates'
import * as demoDate from './rules/demo-date'
import * as duplicates from './rules/duplicates'
import * as fields from './rules/field-rules'
import * as files from './rules/files'
import * as interfaceTexts from './rules/interface-texts'
import * as keyOrder from './rules/key-order'
import * as labels from './rules/labels'
import * as languageTag from './rules/language-tag'
import * as languages from './rules/languages'
import * as letters from './rules/letters'
import * as links from './rules/links'
import * as missingTexts from './rules/missing-texts'
import * as numbers from './rules/numbers'
import * as orphans from './rules/orphans'
import * as overlaps from './rules/overlaps'
import * as pdfs from './rules/pdfs'
import * as pictures from './rules/pictures'
import * as published from './rules/published'
import * as references from './rules/references'
import * as schema from './rules/schema-wording'
import * as slugs from './rules/slugs'
import * as syntax from './rules/syntax'
import * as typography from './rules/typography'
import * as weekdays from './rules/weekdays'
import * as years from './rules/years'

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
