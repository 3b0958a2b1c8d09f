/** @jest-environment node */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import packageJson from '../../package.json'
import { insideFolder } from '../../tests/support/in-folder'
import { run } from '../command-line/run-program.mts'
import { fetchPackage, findPackage, onDemandPackages } from './on-demand-package.mts'

jest.mock('../command-line/run-program.mts')
const npm = jest.mocked(run)

beforeEach(() => {
  jest.spyOn(console, 'log').mockReturnValue()
  npm.mockReset()
})

/** Writes what `npm install --prefix` writes. */
async function install(_command: string, args: string[]): Promise<boolean> {
  const folder = path.join(args[args.indexOf('--prefix') + 1]!, 'node_modules/vnu-jar')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'vnu.jar'), args.at(-1)!)
  return true
}

test('a package is downloaded once, at its version', () =>
  insideFolder({ 'package.json': '{}' }, async () => {
    npm.mockImplementation(install)
    expect(findPackage('vnu-jar')).toBeUndefined()
    const folder = await fetchPackage('vnu-jar')
    expect(await readFile(path.join(folder, 'vnu.jar'), 'utf8')).toBe(`vnu-jar@${onDemandPackages['vnu-jar']}`)
    expect(await fetchPackage('vnu-jar')).toBe(folder)
    expect(findPackage('vnu-jar')).toBe(folder)
    expect(npm).toHaveBeenCalledTimes(1)
  }))

test('a package that npm cannot download is an error in one line, and no part of it is left', () =>
  insideFolder({ 'package.json': '{}' }, async () => {
    npm.mockImplementation(async (command, args) => (await install(command, args), false))
    await expect(fetchPackage('vnu-jar')).rejects.toThrow(
      /^npm could not download vnu-jar@\S+\. Check the connection.*$/,
    )
    expect(await readdir('node_modules/.cache/on-demand')).toEqual([])
    expect(findPackage('vnu-jar')).toBeUndefined()
  }))

test('each of these packages has an exact version, and npm ci does not install it', () => {
  for (const [name, version] of Object.entries(onDemandPackages)) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect({ ...packageJson.dependencies, ...packageJson.devDependencies }).not.toHaveProperty([name])
  }
})
