/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { namespaces } from '../i18n/keys'
import { namespacesOf, templates } from './pages'

const folder = 'src/site/templates'

const keys = new RegExp(`['"\`](${namespaces.join('|')}):`, 'g')
const imports = /^(?:import|export) (?!type )[^'"]*['"](\.[^'"]+)['"]/gm

/** The namespaces that a module and everything that it imports use. */
function namespacesIn(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set()
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  const own = [...source.matchAll(keys)].map((match) => match[1]!)
  const imported = [...source.matchAll(imports)].flatMap((match) => {
    const target = path.join(path.dirname(file), match[1]!)
    const module = [`${target}.tsx`, `${target}.ts`].find((each) => existsSync(each))
    return module ? [...namespacesIn(module, seen)] : []
  })
  return new Set([...own, ...imported])
}

const ofEveryPage = namespacesIn(`${folder}/wrap-page-element.tsx`)

test.each(templates)('the pages of %s carry the texts that they show, and no others', (template) => {
  const shown = new Set([...ofEveryPage, ...namespacesIn(`${folder}/${template}.tsx`)])
  expect(namespacesOf(template).toSorted()).toEqual([...shown].toSorted())
})

test('every template has its row', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsx') && !/\.test\.|^wrap-page-element/.test(file))
  expect(files.map((file) => file.replace('.tsx', '')).toSorted()).toEqual(templates.toSorted())
})
