/** @jest-environment node */
import type { CreateWebpackConfigArgs } from 'gatsby'
import { writeFile } from 'node:fs/promises'
import { insideFolder } from '../testing/in-folder'
import { onCreateWebpackConfig } from './on-create-webpack-config'

type Config = { output: { hashSalt?: string } }

/** What is mixed into the hash of the program that makes the HTML of all pages. */
async function saltOf(stage: string): Promise<string | undefined> {
  const config: Config = { output: {} }
  const empty = { plugins: [], optimization: {}, module: { rules: [] } }
  const args = {
    stage,
    getConfig: () => Object.assign(config, empty),
    actions: { setWebpackConfig: () => undefined, replaceWebpackConfig: () => undefined },
  }
  await onCreateWebpackConfig(args as unknown as CreateWebpackConfigArgs)
  return config.output.hashSalt
}

test('a changed style makes all pages anew, which hold it; a changed text does not', async () => {
  await insideFolder({ 'src/menu.css': 'a {}', 'src/menu.tsx': '1' }, async () => {
    const before = await saltOf('build-html')
    await writeFile('src/menu.tsx', '2')
    expect(await saltOf('build-html')).toBe(before)
    await writeFile('src/menu.css', 'b {}')
    expect(await saltOf('build-html')).not.toBe(before)
  })
})

test('files with a hash in their names have none of it: they hold their own content only', async () => {
  expect(await saltOf('build-javascript')).toBeUndefined()
})
