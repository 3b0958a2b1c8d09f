import { realpathSync } from 'node:fs'
import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { digestOfFiles } from './build-cache'

type Plugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } }
type Terser = { constructor: { name: string }; options: { minimizer: { options: object } } }
type Use = { loader: string; options?: { modules?: { localIdentName?: string } } }
type Rule = { oneOf?: Rule[]; use?: Use[] | Use }
type Config = {
  output: { hashSalt?: string }
  devtool?: string | false
  plugins: Plugin[]
  optimization: { minimizer?: Terser[]; splitChunks?: { cacheGroups: Record<string, unknown> } }
  module: { rules: Rule[] }
}

// webpack knows modules by their real paths; in the copy of the tests the folder is a link.
const inModules = (file: string) => path.join(realpathSync('node_modules'), file)

const i18nextAdapter = path.resolve('src/i18n/i18next-adapter.tsx')

/** gatsby-plugin-react-i18next uses this project's own text engine, in every stage (decision 041). */
const textEngine = { i18next$: i18nextAdapter, 'react-i18next$': i18nextAdapter }

/** What Gatsby and its plugins would send to every browser although nothing here calls it (decision 020). */
const lighter = {
  'prop-types$': path.resolve('src/gatsby/webpack/no-prop-types.cjs'),
  'gatsby-script$': false,
  [inModules('gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  [path.resolve('.cache/register-service-worker.js')]: false, // there is none
  outdent$: false, // for messages in development
  'browser-lang$': false, // for redirects in the browser, which are off
}

/** Corrects Gatsby's webpack configuration. */
export async function onCreateWebpackConfig({ actions, stage, getConfig }: CreateWebpackConfigArgs): Promise<void> {
  actions.setWebpackConfig({ resolve: { alias: textEngine } })
  if (stage === 'build-javascript') actions.setWebpackConfig({ resolve: { alias: lighter } })
  const script = {
    resourceQuery: /^\?script$/,
    enforce: 'pre',
    use: path.resolve('src/gatsby/webpack/script-loader.mjs'),
  }
  actions.setWebpackConfig({ module: { rules: [script] } })

  const config = getConfig() as Config
  // Where classes of different modules meet on one element, the shared one is in a cascade layer (decision 023): their
  // order means nothing.
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true
  }
  // Gatsby's develop server runs its own ESLint 7, which cannot read this project's configuration.
  if (stage === 'develop') {
    config.plugins = config.plugins.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin')
  }
  if (stage.startsWith('build')) shortenClasses(config.module.rules)
  // Each page holds the style, but Gatsby makes pages anew only where the program that makes them has changed.
  if (stage === 'build-html') {
    config.output.hashSalt = await digestOfFiles(['src'], (file) => file.endsWith('.css'))
  }
  // Source maps would be published: nobody reads them but in development.
  if (stage === 'build-javascript') config.devtool = false
  // A page holds the style of its own parts, not that of all pages; the next page brings its own as it brings its script.
  if (stage === 'build-javascript') delete config.optimization.splitChunks?.cacheGroups.styles
  for (const { constructor, options } of config.optimization.minimizer ?? []) {
    if (constructor.name === 'TerserPlugin') options.minimizer.options = modernSyntax
  }
  actions.replaceWebpackConfig(config)
}

/** The browsers in `browserslist` know this syntax; Gatsby's own setting writes for ones of 2009. */
const modernSyntax = { ecma: 2020, module: true, compress: { ecma: 2020, passes: 3 }, format: { ecma: 2020 } }

/** Names of classes travel in the HTML, the style sheet and the scripts: `a` and five letters are enough. */
function shortenClasses(rules: Rule[]): void {
  for (const { oneOf, use } of rules) {
    if (oneOf) shortenClasses(oneOf)
    for (const { loader, options } of [use ?? []].flat()) {
      if (/[\\/]css-loader[\\/]/.test(loader) && options?.modules) options.modules.localIdentName = 'a[hash:base64:5]'
    }
  }
}
