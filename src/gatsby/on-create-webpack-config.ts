import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { digestOfFiles } from './build-cache'
import { esbuildTargets } from './esbuild-targets'

type Plugin = {
  constructor: { name: string }
  options?: { ignoreOrder?: boolean }
  definitions?: Record<string, unknown>
}
type Minimizer = { constructor: { name: string }; options?: { minimizer?: { options?: object } } }
type Use = { loader: string; options?: { modules?: { localIdentName?: string }; target?: string[] } }
type Rule = {
  test?: RegExp
  include?: (file: string) => boolean
  oneOf?: Rule[]
  use?: Use[] | Use | ((module: object) => Use[])
}
type Config = {
  cache?: { version?: string; buildDependencies?: { config?: string[]; defaultWebpack?: string[] } }
  entry?: Record<string, unknown>
  output: { hashSalt?: string }
  devtool?: string | false
  plugins: Plugin[]
  optimization: { minimizer?: Minimizer[]; splitChunks?: { cacheGroups?: Record<string, unknown> } }
  module: { rules: Rule[] }
}

// webpack resolves links, and `node_modules` can be one, for example in the copy that the tests build.
const inModules = (file: string) => path.join(realpathSync('node_modules'), file)

const i18nextAdapter = path.resolve('src/i18n/i18next-adapter.tsx')

/** gatsby-plugin-react-i18next uses this project's own text engine, in every stage (decision 041). */
const textEngine = { i18next$: i18nextAdapter, 'react-i18next$': i18nextAdapter }

/**
 * Modules of Gatsby and its plugins that would be sent to every browser although the site does not use them
 * (docs/decisions/020-loading.md): each is replaced by a smaller one, or by an empty module.
 */
const smallerModules = {
  'prop-types$': path.resolve('src/gatsby/webpack/no-prop-types.cjs'),
  'gatsby-script$': false, // for third-party scripts
  [inModules('gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false, // likewise
  outdent$: false, // formats messages in development
  'browser-lang$': false, // for redirects in the browser, which are off
}

const rendererEntry = 'render-guest-page'

/** Where the stage `build-html` puts the program that renders guest pages, with the class names of the site. */
export const renderedFile = `.cache/page-ssr/routes/${rendererEntry}.js`

/**
 * Changes Gatsby's webpack configuration.
 * @throws Error when the configuration lacks a part that is to be changed
 */
export async function onCreateWebpackConfig({ actions, stage, getConfig }: CreateWebpackConfigArgs): Promise<void> {
  actions.setWebpackConfig({ resolve: { alias: textEngine } })
  if (stage === 'build-javascript') actions.setWebpackConfig({ resolve: { alias: smallerModules } })
  const script = {
    resourceQuery: /^\?(page-)?script$/,
    enforce: 'pre',
    // Options, so that webpack's cache knows them.
    use: {
      loader: path.resolve('src/gatsby/webpack/script-loader.mjs'),
      options: { apiUrl: process.env.GATSBY_API_URL ?? '', target: esbuildTargets() },
    },
  }
  actions.setWebpackConfig({ module: { rules: [script] } })

  const config = getConfig() as Config
  if (config.cache) await nameCacheByDigest(config, config.cache)
  if (stage === 'develop') {
    ignoreStyleOrder(config)
    removeEslint(config)
  }
  if (stage === 'build-javascript') {
    ignoreStyleOrder(config)
    splitStylesByPage(config)
    minifyForModernBrowsers(config)
    // Source maps would be published.
    config.devtool = false
  }
  if (stage === 'build-javascript' || stage === 'build-html') {
    shortenClassNames(config, stage)
    useEsbuild(config, stage)
  }
  if (stage === 'build-html') {
    ignoreOtherVariables(config)
    // Pages contain their styles, but Gatsby renders all pages again only when the program that renders them changes.
    config.output.hashSalt = await digestOfFiles(['src'], (file) => file.endsWith('.css'))
    config.entry = { ...config.entry, [rendererEntry]: path.resolve('src/site/guest-pages/render-guest-page.tsx') }
  }
  actions.replaceWebpackConfig(config)
}

const missing = (what: string) =>
  new Error(`Gatsby’s webpack configuration lacks ${what}. Has Gatsby been upgraded? See docs/decisions/043.`)

/** What decides how webpack makes a bundle: its configuration, Gatsby, plugins and loaders. */
const bundler = ['package.json', 'package-lock.json', 'src/gatsby/on-create-webpack-config.ts', 'src/gatsby/webpack']

/**
 * webpack must not use its cache when the bundler has changed. To find that out, Gatsby lets it follow the imports of
 * gatsby-node.ts and of the loaders through thousands of modules, which takes longer than to bundle from the cache, and
 * drops the cache after a change of any of them, such as the table of languages. A digest says what is needed.
 */
async function nameCacheByDigest(config: Config, cache: NonNullable<Config['cache']>): Promise<void> {
  if (!cache.buildDependencies?.config) throw missing('the programs that its cache depends on')
  cache.version = await digestOfFiles(bundler, () => true)
  cache.buildDependencies = { defaultWebpack: [] }
  config.plugins.push(new WithoutBuildDependencies())
}

type Compilation = { buildDependencies: { clear: () => void } }
type Compiler = { hooks: { afterCompile: { tap: (name: string, act: (compilation: Compilation) => void) => void } } }

/** Each loader adds itself to what the cache depends on. */
class WithoutBuildDependencies {
  apply({ hooks }: Compiler): void {
    hooks.afterCompile.tap('WithoutBuildDependencies', ({ buildDependencies }) => buildDependencies.clear())
  }
}

/**
 * Turns off warnings about the order of styles. Shared classes are in a cascade layer, so the order has no effect
 * (docs/decisions/023-style-of-each-page.md).
 */
function ignoreStyleOrder({ plugins }: Config): void {
  const plugin = plugins.find(({ constructor }) => constructor.name === 'MiniCssExtractPlugin')
  if (!plugin?.options) throw missing('the plugin MiniCssExtractPlugin')
  plugin.options.ignoreOrder = true
}

/** Gatsby's development server runs ESLint 7, which cannot read this project's configuration. */
function removeEslint(config: Config): void {
  const others = config.plugins.filter(({ constructor }) => constructor.name !== 'ESLintWebpackPlugin')
  if (others.length === config.plugins.length) throw missing('the plugin ESLintWebpackPlugin')
  config.plugins = others
}

/** Gatsby puts the styles of all pages into each page. With this change a page contains only its own. */
function splitStylesByPage({ optimization }: Config): void {
  const groups = optimization.splitChunks?.cacheGroups
  if (!groups?.styles) throw missing('the cache group `styles`')
  delete groups.styles
}

/** Gatsby's own setting writes syntax for browsers of 2009; those in `browserslist` know this one. */
const modernSyntax = { ecma: 2020, module: true, compress: { ecma: 2020, passes: 2 }, format: { ecma: 2020 } }

function minifyForModernBrowsers({ optimization }: Config): void {
  const terser = optimization.minimizer?.find(({ constructor }) => constructor.name === 'TerserPlugin')
  if (!terser?.options?.minimizer?.options) throw missing('the options of the minimizer TerserPlugin')
  terser.options.minimizer.options = modernSyntax
}

/** Whether Babel must read a module of the site, to take its GraphQL query out. */
const hasQuery = (file: string) => readFileSync(file, 'utf8').includes('graphql`')

/** Gatsby lets Babel read each module of the site. Only those with a query need it. */
function useEsbuild({ module }: Config, stage: string): void {
  const at = module.rules.findIndex(({ test, use }) => test?.test('page.tsx') && typeof use === 'function')
  const babel = module.rules[at]
  const source = path.resolve('src') + path.sep
  if (!babel) throw missing(`a rule for TypeScript in the stage ${stage}`)
  const esbuild: Rule = {
    test: /\.tsx?$/,
    include: (file) => file.startsWith(source) && !hasQuery(file),
    use: { loader: path.resolve('src/gatsby/webpack/esbuild-loader.mjs'), options: { target: esbuildTargets() } },
  }
  module.rules[at] = { oneOf: [esbuild, babel] }
}

/**
 * Gatsby puts all variables of the environment into the program that renders pages: after a change of any, such as the
 * number of a deploy or of a terminal, webpack would make all modules again. The site reads those of Gatsby only.
 */
function ignoreOtherVariables({ plugins }: Config): void {
  const { definitions } = plugins.find(({ constructor }) => constructor.name === 'DefinePlugin') ?? {}
  if (!definitions) throw missing('the plugin DefinePlugin')
  const isOther = /^process\.env\.(?!GATSBY_|(NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$)/
  for (const name of Object.keys(definitions)) if (isOther.test(name)) delete definitions[name]
}

/** Class names are sent in the HTML, the style sheet and the scripts: `a` and five characters are enough. */
function shortenClassNames({ module }: Config, stage: string): void {
  const modules = usesOf(module.rules).flatMap(({ loader, options }) =>
    /[\\/]css-loader[\\/]/.test(loader) && options?.modules ? [options.modules] : [],
  )
  if (modules.length === 0) throw missing(`a rule with css-loader for CSS Modules in the stage ${stage}`)
  for (const options of modules) options.localIdentName = 'a[hash:base64:5]'
}

/** All loaders of some rules, those of nested rules included. */
const usesOf = (rules: readonly Rule[]): Use[] =>
  rules.flatMap(({ oneOf, use = [] }) => [...usesOf(oneOf ?? []), ...(typeof use === 'function' ? [] : [use].flat())])
