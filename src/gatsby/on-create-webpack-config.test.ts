/** @jest-environment node */
import type { CreateWebpackConfigArgs } from 'gatsby'
import { writeFile } from 'node:fs/promises'
import { insideFolder } from '../../tests/support/in-folder'
import { onCreateWebpackConfig } from './on-create-webpack-config'

type Config = { output: { hashSalt?: string }; devtool?: string | false }

/** What becomes of a configuration of Gatsby. */
async function configured(stage: string, given: object = {}): Promise<Config> {
  const empty = { output: {}, plugins: [], optimization: {}, module: { rules: [] } }
  const config: Config = { ...empty, ...given }
  const args = {
    stage,
    getConfig: () => config,
    actions: { setWebpackConfig: () => undefined, replaceWebpackConfig: () => undefined },
  }
  await onCreateWebpackConfig(args as unknown as CreateWebpackConfigArgs)
  return config
}

/** What is mixed into the hash of the program that makes the HTML of all pages. */
const saltOf = async (stage: string) => (await configured(stage)).output.hashSalt

test('a changed style makes all pages anew, which hold it; a changed text does not', async () => {
  await insideFolder({ 'src/menu.css': 'a {}', 'src/menu.tsx': '1' }, async () => {
    const before = await saltOf('build-html')
    await writeFile('src/menu.tsx', '2')
    expect(await saltOf('build-html')).toBe(before)
    await writeFile('src/menu.css', 'b {}')
    expect(await saltOf('build-html')).not.toBe(before)
  })
})

test('the style of each kind of page is a file of its own, as its script is', async () => {
  const cacheGroups: Record<string, unknown> = { styles: { name: 'styles' }, framework: {} }
  await configured('build-javascript', { optimization: { splitChunks: { cacheGroups } } })
  expect(Object.keys(cacheGroups)).toEqual(['framework'])
})

test('files with a hash in their names have none of it: they hold their own content only', async () => {
  expect(await saltOf('build-javascript')).toBeUndefined()
})

test('no source maps are made of what browsers get', async () => {
  expect((await configured('build-javascript', { devtool: 'source-map' })).devtool).toBe(false)
  expect((await configured('develop', { devtool: 'eval' })).devtool).toBe('eval')
})
