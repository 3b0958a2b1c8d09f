import { execFileSync } from 'node:child_process'
import { accessSync, constants, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { preparedFolder } from '../support/prepared-folder.ts'

/** The options with which Playwright starts a browser. */
type Launch = { executablePath: string; args: string[]; env: Record<string, string> }

const flags = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Saves a twentieth of the processor time: no machine of the tests has a graphics processor.
  '--disable-gpu',
]

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a Chromium without downloading one: CHROMIUM_PATH, else the headless shell in the npm package
 * @sparticuz/chromium (Linux on x64), which is twice as fast, else an installed one. @throws if there is none
 */
export async function findChromium(): Promise<Launch> {
  // Chromium's sandbox refuses to start for root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...flags] : flags
  const env = environment()
  const chosen = process.env.CHROMIUM_PATH
  if (!chosen && process.platform === 'linux' && process.arch === 'x64') {
    const { executablePath, libraries, fonts } = await bundledChromium()
    if (libraries) env.LD_LIBRARY_PATH = [libraries, env.LD_LIBRARY_PATH].filter(Boolean).join(':')
    return { executablePath, args, env: { FONTCONFIG_FILE: fonts, ...env } }
  }
  const installed = chosen || installedChromium()
  if (installed) return { executablePath: installed, args, env }
  throw new Error(
    'No Chromium was found. Install Google Chrome or Chromium (Debian: apt install chromium), or set CHROMIUM_PATH=/path/to/chrome',
  )
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

function installedChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...(process.platform === 'darwin' ? macApplications : []), ...onPath].find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

type Bundled = {
  executablePath: string
  /** The folder with the package's shared libraries, if the system lacks some. */
  libraries: string | undefined
  /** A fontconfig file; Chromium crashes without any font. */
  fonts: string
}

const bundle = path.resolve('node_modules/@sparticuz/chromium')

/** Unpacks the browser of @sparticuz/chromium, once for each version. */
async function bundledChromium(): Promise<Bundled> {
  const { version } = JSON.parse(readFileSync(path.join(bundle, 'package.json'), 'utf8')) as { version: string }
  const folder = await preparedFolder('chromium', version, async (unfinished, folder) => {
    await unpack(unfinished)
    await writeFile(path.join(unfinished, 'fonts.conf'), fontsFile(folder))
  })
  const executablePath = path.join(folder, 'chromium')
  const libraries = lacksLibraries(executablePath) ? path.join(folder, 'al2023', 'lib') : undefined
  return { executablePath, libraries, fonts: path.join(folder, 'fonts.conf') }
}

async function unpack(folder: string): Promise<void> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  // The package unpacks into the system's temporary folder, which TMPDIR sets.
  const temporary = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    if (os.tmpdir() !== folder) throw new Error(`Chromium cannot be unpacked into ${folder}`)
    await chromium.executablePath()
    // The package does this itself only on AWS Lambda.
    await inflate(path.join(bundle, 'bin', 'al2023.tar.br'))
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
  }
}

/** Replaces the package's own file, which looks for fonts only in /tmp/fonts. */
function fontsFile(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fontconfig</cachedir>
</fontconfig>
`
}

function lacksLibraries(executable: string): boolean {
  try {
    return execFileSync('ldd', [executable], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).includes(
      'not found',
    )
  } catch {
    return false
  }
}
