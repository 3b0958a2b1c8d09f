/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'

const contract = 'src/site/dom/contract.ts'

const files = [...globSync('src/site/**/*.{ts,tsx,css}'), 'gatsby-ssr.tsx', 'gatsby-browser.tsx'].filter(
  (file) => !/\.test\.|contract\.ts$/.test(file),
)

/** 'missingPath' → 'data-missing-path' */
const attributeOf = (property: string) => `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** The attributes of Gatsby, which the site only reads. */
const gatsbys = ['data-href']

/** Every data attribute that a file names, also as a property of `dataset`. */
function attributesIn(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g, '')
  const names = [...code.matchAll(/(?<![\w-])data-[a-z][a-z-]*/g)].map(([name]) => name)
  const properties = [...code.matchAll(/\bdataset\.(\w+)/g)].map(([, property]) => attributeOf(property!))
  const destructured = [...code.matchAll(/\{([^{}]+)\} = [^\n]*\bdataset\b/g)].flatMap(([, list]) =>
    list!.split(',').map((each) => attributeOf(each.trim().split(/[\s:=]/)[0]!)),
  )
  return [...names, ...properties, ...destructured]
}

const used = new Set(files.flatMap(attributesIn).filter((name) => !gatsbys.includes(name)))
const documented = [...readFileSync(contract, 'utf8').matchAll(/^ {2}'(data-[a-z-]+)'\?:/gm)].map(([, name]) => name!)

test('every data attribute of the site is in the contract', () => {
  expect([...used].filter((name) => !documented.includes(name)).toSorted()).toEqual([])
})

test('every data attribute in the contract is used', () => {
  expect(documented.filter((name) => !used.has(name))).toEqual([])
})
