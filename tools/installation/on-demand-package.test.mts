/** @jest-environment node */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import packageJson from '../../package.json'
import { insideFolder } from '../../tests/support/in-folder'
import { fetchedPackage, fetchPackage, versions } from './on-demand-package.mts'
import { run } from '../command-line/run-program.mts'

jest.mock('../command-line/run-program.mts')
const npm = jest.mocked(run)

beforeEach(() => {
  jest.spyOn(console, 'log').mockReturnValue()
  npm.mockReset()
})

/** npm as it installs a package, in the folder that it is told. */
async function install(_command: string, args: string[]): Promise<boolean> {
  const folder = path.join(args[args.indexOf('--prefix') + 1]!, 'node_modules/vnu-jar')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'vnu.jar'), args.at(-1)!)
  return true
}

test('a package is fetched once, at its version', () =>
  insideFolder({ 'package.json': '{}' }, async () => {
    npm.mockImplementation(install)
    expect(fetchedPackage('vnu-jar')).toBeUndefined()
    const folder = await fetchPackage('vnu-jar')
    expect(await readFile(path.join(folder, 'vnu.jar'), 'utf8')).toBe(`vnu-jar@${versions['vnu-jar']}`)
    expect(await fetchPackage('vnu-jar')).toBe(folder)
    expect(fetchedPackage('vnu-jar')).toBe(folder)
    expect(npm).toHaveBeenCalledTimes(1)
  }))

test('a package that cannot be fetched is said to be missing in one line, and nothing of it is left', () =>
  insideFolder({ 'package.json': '{}' }, async () => {
    npm.mockImplementation(async (command, args) => (await install(command, args), false))
    await expect(fetchPackage('vnu-jar')).rejects.toThrow(/^vnu-jar@\S+ is missing here and npm could not fetch it\.$/)
    expect(await readdir('node_modules/.cache/rare')).toEqual([])
    expect(fetchedPackage('vnu-jar')).toBeUndefined()
  }))

test('what is fetched is pinned to one version, and not installed with the others', () => {
  for (const [name, version] of Object.entries(versions)) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect({ ...packageJson.dependencies, ...packageJson.devDependencies }).not.toHaveProperty([name])
  }
})
