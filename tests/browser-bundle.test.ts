/** @jest-environment node */
import { globSync } from 'node:fs'
import { build, type Metafile } from 'esbuild'

/** Everything that browsers get: pages, what Gatsby runs in browsers, and the scripts before React. */
const entryPoints = ['gatsby-browser.tsx', ...globSync('src/site/{templates,before-react}/*.{ts,tsx}')].filter(
  // This one holds scripts as text, for the HTML only.
  (file) => !/\.test\.|inline-scripts/.test(file),
)

async function bundleForBrowsers(): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unwritten',
    logLevel: 'silent',
    packages: 'external',
    external: ['#build-values'],
    jsx: 'transform',
    loader: { '.css': 'empty' },
  })
  return metafile
}

test('browsers get no code for editors, builds or servers, and no package of theirs', async () => {
  const { inputs } = await bundleForBrowsers()
  const files = Object.keys(inputs)
  expect(files).toContain('src/site/templates/home.tsx')
  expect(
    files.filter(
      (file) =>
        !/^(\.cache\/languages\.mjs|gatsby-browser\.tsx|src\/(site|model|i18n|registration)\/|src\/typeface\/line-width\.ts)/.test(
          file,
        ),
    ),
  ).toEqual([])

  const packages = Object.entries(inputs).flatMap(([file, { imports }]) =>
    imports.filter(({ external }) => external).map(({ path }) => `${path} in ${file}`),
  )
  expect(packages.filter((text) => /^(zod|yaml|sharp|fastest-levenshtein)\b|^node:/.test(text))).toEqual([])
})
