import { globSync, readFileSync, statSync } from 'node:fs'
import { finderOf, sampleTexts } from '../sample-names.ts'
import { expect, test } from './test.ts'

// The sample must not be on the site of another exhibition. If you replace the sample, delete this file.

/** The text files of the built site and of its functions, without the bundle of Decap CMS. */
const isText = (file: string) =>
  /\.(html|js|json|css|xml|txt|ics|svg|webmanifest|yml)$/.test(file) && !/decap-cms/.test(file)

test('no text of the sample is on the site of another exhibition, in what its functions read, nor in the name of a file @desktop', () => {
  const texts = sampleTexts()
  expect(texts.length).toBeGreaterThan(1000)
  const find = finderOf(texts)
  const files = ['public', 'netlify/generated']
    .flatMap((folder) => globSync(`${folder}/**/*`))
    .filter((file) => statSync(file).isFile())
  expect(files.filter(isText).length).toBeGreaterThan(20)
  const found = files.flatMap((file) =>
    find(isText(file) ? `${file}\n${readFileSync(file, 'utf8')}` : file).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})
