/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { problemOf } from '../../src/editors/check/base/rule'
import type { ContentFolder } from '../../src/editors/check/read/content-folder'
import { readContent } from '../../src/editors/check/read/read-content'
import { findAll } from '../../src/editors/check/run/find-problems'
import { messageLanguages } from '../../src/editors/words/message-language'
import { unmarked } from '../support/faults'
import { seededFaults } from '.'

/** The rules that only warn. All others stop a build. */
const warnings = `
  alt/says-picture alt/title alt/too-short capacity/over-place date/demo-in-production date/description date/long
  date/long-hours date/night date/no-hours date/outside date/outside-opening-hours date/registration-closes-early
  date/updated-late date/weekday duplicate/event duplicate/name duplicate/picture duplicate/text duplicate/work
  event/called-off-without-updated event/changed-without-updated example/text file/unused floor/missing-room
  image/cmyk image/orientation image/too-large image/too-small label/edition label/large label/no-size label/no-year
  label/swapped label/unit label/unlimited-edition link/insecure link/redirect link/shortened link/tracking list/twice
  name/old notice/retention numbers/count order/keys orphan/pdf orphan/picture orphan/place orphan/programme
  overlap/person overlap/place pdf/said-twice place/time-to-itself position/far redirect/hides-page redirect/no-effect
  redirect/to-nothing registration/closed registration/closed-society registration/external registration/reminder
  registration/removed registration/waiting-list-full room/outside-venue slug/file-name slug/removed
  sort-name/duplicate sort-name/other studio/other-artist studio/other-place syntax/comment-in-text
  syntax/lost-paragraph translation/other-language translation/same translation/same-in-file translation/unused-key
  translation/unused-placeholder typeface/bold typography/apostrophe typography/capitals typography/dash
  typography/date typography/decomposed typography/ellipsis typography/invisible typography/letters
  typography/ligature typography/markup typography/multiplication typography/other-space typography/punctuation
  typography/quoted-value typography/quotes typography/range typography/script typography/spaces typography/unpaired
  year/unlikely
`
  .trim()
  .split(/\s+/)

let exhibition: ContentFolder

/** Every rule of the check: the words of a folder of rules are in its `words.ts`. */
let rules: Record<string, { severity: string }> = {}

beforeAll(async () => {
  for (const folder of readdirSync('src/editors/check/rules')) {
    const words = (await import(`../../src/editors/check/rules/${folder}/words.ts`)) as { rules: typeof rules }
    rules = { ...rules, ...words.rules }
  }
  exhibition = { ...(await readContent('tests/exhibition')), name: 'content' }
})

test('the tests’ exhibition has no problem, not even a warning', () => {
  expect(findAll(exhibition).map((finding) => problemOf(finding, 'en'))).toEqual([])
})

test.each(seededFaults)('$rule: $what', ({ change, rule, fix, at }) => {
  const { folder, expected } = unmarked(change(exhibition))
  const found = findAll(folder)
  const places = at ? [{ file: `content/${at}`, line: 1, column: 1, endColumn: 2 }] : expected
  expect(places).toHaveLength(1)
  expect(
    found.map(({ file, line, column, endColumn, rule: { name } }) => ({ file, line, column, endColumn, rule: name })),
  ).toEqual([{ ...places[0], rule }])
  for (const language of messageLanguages) {
    const problem = found[0] && problemOf(found[0], language)
    expect(problem?.message).toMatch(/\S[.“”;,]? .+\.$/)
    expect(problem?.fix.length).toBeGreaterThan(3)
  }
  if (fix) expect(found[0]?.describe('en').fix).toContain(fix)
})

test('no rule stops a build, or lets it pass, by mistake', () => {
  expect(
    Object.keys(rules)
      .filter((name) => rules[name]?.severity === 'warning')
      .sort(),
  ).toEqual(warnings)
})

test('messages name no folder but the one that is checked', () => {
  expect(JSON.stringify(rules)).not.toContain('content/')
})

test('there are at least 120 faults, no two the same, and every rule has one', () => {
  expect(seededFaults.length).toBeGreaterThanOrEqual(120)
  expect(new Set(seededFaults.map(({ what }) => what)).size).toBe(seededFaults.length)
  // The last resort for a schema that somebody adds without words of its own; and what needs another language of the site
  // (letters.test.ts).
  const seeded = new Set([...seededFaults.map(({ rule }) => rule), 'schema/invalid', 'typography/script'])
  expect(Object.keys(rules).filter((name) => !seeded.has(name))).toEqual([])
})
