/** @jest-environment node */
import fc from 'fast-check'
import { all, type Change, put, remove, without } from '../../../../tests/support/faults'
import { fieldsOf, fileMistakes, mistakes } from '../../../../tests/support/mistakes'
import { type Finding, problemOf } from '../base/rule'
import { fixedTexts } from '../fix/fix-content'
import { editOf } from '../fix/fix-text'
import type { ContentFolder } from '../read/content-folder'
import { readContent } from '../read/read-content'
import { findAll, findEach } from './find-problems'

const site = 'exhibition.yaml'

let exhibition: ContentFolder
beforeAll(async () => {
  exhibition = { ...(await readContent('tests/exhibition')), name: 'content' }
})

const find = (folder: ContentFolder) => findAll(folder)
const errorsOf = (findings: readonly Finding[]) => findings.filter(({ rule }) => rule.severity === 'error').length
const shown = (findings: readonly Finding[]) =>
  findings.map((finding) => {
    const { file, line, rule, message, fix } = problemOf(finding, 'en')
    return `${file}:${line} ${rule} ${message} ${fix}`
  })

/** Parts that valid content may lack or have otherwise. */
const variants: Change[] = [
  without(site, 'numbers'),
  without(site, 'about', 'signature'),
  without(site, 'studios', 'guide'),
  without(site, 'hero', 0, 'work'),
  (folder) => put('places/pristav.yaml', `# Náš sklad.\n${folder.texts.get('places/pristav.yaml') ?? ''}`)(folder),
  (folder) =>
    put('partners/tuuli.yaml', (folder.texts.get('partners/tuuli.yaml') ?? '').replaceAll('\n', '\r\n'))(folder),
  all(remove('partners/satama.yaml'), remove('partners/satama.svg')),
]

const aVariant = fc.subarray(variants).map((changes) => () => all(...changes)(exhibition))

/** A mistake in a field of a file: which file and which field are chosen by numbers, whatever the content has. */
const aMistake = fc.record({
  name: fc.constantFrom(...Object.keys(mistakes)),
  file: fc.nat(),
  field: fc.nat(),
})
type Chosen = { name: string; file: number; field: number }

type Wrong = { path: string; text: string; line: number; what: string }

/** The mistake at the first field from the chosen one on in which it is possible. */
function mistaken(folder: ContentFolder, { name, file, field }: Chosen, inFile?: string): Wrong | undefined {
  const paths = inFile === undefined ? [...folder.texts.keys()] : [inFile]
  for (let index = 0; index < paths.length; index++) {
    const path = paths[(file + index) % paths.length] ?? ''
    const text = folder.texts.get(path) ?? ''
    const possible = fieldsOf(text).flatMap((each) => {
      const wrong = mistakes[name]?.(text, each)
      return wrong === undefined ? [] : [{ path, text: wrong, line: each.line, what: `${name}: ${path}:${each.line}` }]
    })
    if (possible.length > 0) return possible[field % possible.length]
  }
  return undefined
}

const rounds = 6

/** The texts after `--fix`. */
function fixed(folder: ContentFolder): ContentFolder {
  let now = folder
  for (let round = 0; round < rounds; round++) {
    const better = fixedTexts(now, findEach(now))
    if (better.length === 0) return now
    now = all(...better.map(({ path, text }) => put(path, text)))(now)
  }
  throw new Error('--fix does not end')
}

/** What the advice of a finding proposes to write in place of the marked characters. */
const proposalOf = (finding: Finding) =>
  /^(?:Did you mean “(.*)”\?|Write (\S+)$)/.exec(finding.describe('en').fix)?.slice(1).find(Boolean)

/** The rules whose marked characters are the whole value or key that the advice is about. */
const marksValue = /^(schema|reference|value|image)\//

function withProposal(folder: ContentFolder, finding: Finding): ContentFolder | undefined {
  const path = finding.file.slice('content/'.length)
  const text = folder.texts.get(path)
  const proposal = marksValue.test(finding.rule.name) ? proposalOf(finding) : undefined
  if (text === undefined || proposal === undefined) return undefined
  const edit = editOf(text, { ...finding, autofix: { write: proposal } })
  return edit && put(path, text.slice(0, edit.from) + edit.text + text.slice(edit.to))(folder)
}

const anyFile = fc.nat()

/** @returns the number of runs, and each mistake once in the exhibition itself */
const options = (numRuns: number) => ({
  numRuns,
  examples: Object.keys(mistakes).map((name): [() => ContentFolder, Chosen] => [
    () => exhibition,
    { name, file: 7, field: 3 },
  ]),
})

test('a mistake in a field is found on its line, with three problems at most, right advice, and a --fix that ends and makes nothing worse', () => {
  fc.assert(
    fc.property(aVariant, aMistake, (variant, chosen) => {
      const content = variant()
      const wrong = mistaken(content, chosen)
      if (!wrong) return
      const folder = put(wrong.path, wrong.text)(content)
      const findings = find(folder)
      const isFound = findings.some(({ file, line }) => file === `content/${wrong.path}` && line === wrong.line)
      const fail = (after: readonly Finding[] = []) => {
        throw new Error(`${wrong.what}\n${shown(findings).join('\n')}\nthen:\n${shown(after).join('\n')}`)
      }
      if (!isFound || findings.length > 3) fail()
      for (const finding of findings) {
        const advised = withProposal(folder, finding)
        if (advised && errorsOf(find(advised)) >= errorsOf(findings)) fail(find(advised))
      }
      const after = find(fixed(folder))
      if (errorsOf(after) > errorsOf(findings) || after.length > findings.length) fail(after)
    }),
    options(60),
  )
})

test('a mistake with a whole file is found, and gives three problems at most', () => {
  fc.assert(
    fc.property(aVariant, fc.constantFrom(...Object.keys(fileMistakes)), anyFile, (variant, name, file) => {
      const content = variant()
      const possible = [...content.texts.keys()].flatMap((path) => {
        const mistake = fileMistakes[name]?.(path, content)
        return mistake ? [{ path, ...mistake }] : []
      })
      const { path, change, at } = possible[file % possible.length]!
      const findings = find(change(content))
      const isFound = findings.length > 0 && (!at || findings.some((finding) => finding.file === `content/${at}`))
      if (!isFound || findings.length > 3) throw new Error(`${name}: ${path}\n${shown(findings).join('\n')}`)
    }),
    { numRuns: 30 },
  )
})

test('of two mistakes in a file, none hides the other', () => {
  fc.assert(
    fc.property(fc.tuple(aMistake, aMistake), ([one, two]) => {
      // A tab may change what the lines below belong to: then they cannot be read.
      if ([one, two].some(({ name }) => name === 'a tab for spaces')) return
      const first = mistaken(exhibition, one)
      const second = first && mistaken(put(first.path, first.text)(exhibition), two, first.path)
      if (!first || !second || first.line === second.line) return
      // The same mistake on several lines is one problem, which names the other places.
      const problems = shown(find(put(second.path, second.text)(exhibition))).join('\n')
      const isFound = (line: number) => new RegExp(`content/${first.path}:${line}\\b`).test(problems)
      if (!isFound(first.line) || !isFound(second.line)) throw new Error(`${first.what}\n${second.what}\n${problems}`)
    }),
    { numRuns: 30 },
  )
})
