import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { IAdapter } from 'gatsby'
import { inlineHashes } from '../http/security-headers'
import { finishHtml } from './html/finish-html'
import { isWithoutReact } from './html/page-components'
import { moveToCleanUrl } from './public-files/clean-urls'
import { headersFile } from './public-files/headers'
import { siteUrl } from './site-url'
import { currentFiles, removeStaleFiles } from './public-files/stale-files'

const publicFolder = 'public'

/**
 * The last step of a build: changes `public/` into the files that Netlify serves, deletes stale files, and writes the
 * headers. Gatsby writes `x/index.html`, which Netlify would serve at `/x/`; the addresses of the site have no slash at
 * the end, so the file becomes `x.html`.
 */
export const adapter: IAdapter = {
  name: 'netlify',
  async adapt({ routesManifest }) {
    const files = currentFiles(routesManifest)
    const pages = new Set<string>()
    const scripts = new Set<string>()
    const styles = new Set<string>()
    for (const builtFile of files.filter(isPage)) {
      const file = await moveToCleanUrl(builtFile)
      const built = await readFile(file, 'utf8')
      const hasScripts = !isWithoutReact(file.replace(publicFolder, ''))
      const html = finishHtml({ html: built, file, hasScripts })
      if (html !== built) await writeFile(file, html)
      pages.add(file)
      const inline = inlineHashes(html)
      inline.scripts.forEach((hash) => scripts.add(hash))
      inline.styles.forEach((hash) => styles.add(hash))
    }
    await removeStaleFiles(pages, files)
    const headers = headersFile({
      rootFiles: await readdir(publicFolder),
      inline: { scripts: [...scripts], styles: [...styles] },
      apiOrigin: apiOrigin(process.env),
      framedBy: framedBy(process.env),
    })
    await writeFile(path.join(publicFolder, '_headers'), headers)
  },
}

/** Gatsby also lists its slices, which are parts of pages. */
const isPage = (file: string) => file.endsWith('.html') && !/[\\/]_gatsby[\\/]/.test(file)

/** The origin of GATSBY_API_URL, which is set when the API is not on the site's own origin. */
function apiOrigin({ GATSBY_API_URL }: NodeJS.ProcessEnv): string | undefined {
  return GATSBY_API_URL ? new URL(GATSBY_API_URL).origin : undefined
}

/** The origin of the published site, whose form for editors shows deploy previews. No other build may be in a frame. */
const framedBy = (env: NodeJS.ProcessEnv) => (env.CONTEXT === 'deploy-preview' ? siteUrl(env) : undefined)
