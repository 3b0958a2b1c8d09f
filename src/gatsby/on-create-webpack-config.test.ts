/** @jest-environment node */
import type { CreateWebpackConfigArgs } from 'gatsby'
import { createRequire } from 'node:module'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { insideFolder } from '../../tests/support/in-folder'
import { onCreateWebpackConfig, renderedFile } from './on-create-webpack-config'

class MiniCssExtractPlugin {
  options = { ignoreOrder: false }
}
class ESLintWebpackPlugin {}
class DefinePlugin {
  definitions: Record<string, string> = {
    'process.env': '({})',
    'process.env.NODE_ENV': '"production"',
    'process.env.GATSBY_SITE_URL': '"https://sedm.example"',
    'process.env.DEPLOY_ID': '"5e"',
  }
}
class TerserPlugin {
  options = { minimizer: { options: { ecma: 5 } } }
}

type CssRule = { oneOf: { use: { options: { modules: { localIdentName: string } } }[] }[] }
type Cache = { type: string; version?: string; buildDependencies: Record<string, string[]> }

/** The parts of Gatsby's configuration that are changed. */
const gatsbyConfig = () => ({
  cache: { type: 'filesystem', buildDependencies: { config: ['/gatsby-node.ts'] } } as Cache,
  entry: { 'render-page': '/static-entry' } as Record<string, string>,
  output: {} as { hashSalt?: string },
  devtool: 'source-map' as string | false,
  plugins: [new MiniCssExtractPlugin(), new ESLintWebpackPlugin(), new DefinePlugin()] as {
    apply?: (compiler: object) => void
    definitions?: object
  }[],
  optimization: {
    minimizer: [new TerserPlugin()],
    splitChunks: { cacheGroups: { styles: {}, framework: {} } as Record<string, object> },
  },
  module: {
    rules: [
      { test: /\.tsx?$/, use: () => [{ loader: '/babel-loader.js' }] },
      { oneOf: [{ use: [{ loader: '/css-loader/index.js', options: { modules: { localIdentName: '[local]' } } }] }] },
    ] as object[],
  },
})

/** The modules that others take the place of, in a stage. */
let aliases: Record<string, string | false>

/** Changes a configuration as Gatsby does in one of its stages. */
async function change(stage: string, config = gatsbyConfig()) {
  aliases = {}
  const setWebpackConfig = ({ resolve }: { resolve?: { alias: object } }) => Object.assign(aliases, resolve?.alias)
  const actions = { setWebpackConfig, replaceWebpackConfig: () => undefined }
  await onCreateWebpackConfig({ stage, getConfig: () => config, actions } as unknown as CreateWebpackConfigArgs)
  return config
}

/** The value that is mixed into the hash of the program that renders all pages. */
const saltOf = async (stage: string) => (await change(stage)).output.hashSalt

/** The files that must be there. */
const bundler = {
  'package.json': '',
  'package-lock.json': '',
  'src/gatsby/on-create-webpack-config.ts': '',
  'src/gatsby/webpack/script-loader.mjs': '',
}

test('the program that renders guest pages is bundled beside the one that renders all pages', async () => {
  const { entry } = await change('build-html')
  expect(Object.keys(entry)).toEqual(['render-page', path.basename(renderedFile, '.js')])
  expect(existsSync(entry[path.basename(renderedFile, '.js')]!)).toBe(true)
  expect(Object.keys((await change('build-javascript')).entry)).toEqual(['render-page'])
})

test('a changed style renders all pages again; a changed text does not', async () => {
  await insideFolder({ ...bundler, 'src/menu.css': 'a {}', 'src/menu.tsx': '1' }, async () => {
    const before = await saltOf('build-html')
    await writeFile('src/menu.tsx', '2')
    expect(await saltOf('build-html')).toBe(before)
    await writeFile('src/menu.css', 'b {}')
    expect(await saltOf('build-html')).not.toBe(before)
  })
})

test('webpack’s cache is dropped when a package or the configuration changes, not when gatsby-node.ts imports more', async () => {
  const versionWith = async (files: Record<string, string>) =>
    (await insideFolder({ ...bundler, ...files }, () => change('build-html'))).cache.version
  const version = await versionWith({})
  for (const file of Object.keys(bundler)) expect(await versionWith({ [file]: 'changed' })).not.toBe(version)
  expect(await versionWith({ 'src/i18n/routes.ts': 'changed' })).toBe(version)
})

test('the program that renders pages does not depend on variables that are not Gatsby’s', async () => {
  const { plugins } = await change('build-html')
  const names = plugins.flatMap(({ definitions = {} }) => Object.keys(definitions))
  expect(names).toEqual(['process.env', 'process.env.NODE_ENV', 'process.env.GATSBY_SITE_URL'])
})

test('webpack does not follow the imports of its configuration and of its loaders', async () => {
  const { cache, plugins } = await change('build-html')
  expect(cache.buildDependencies).toEqual({ defaultWebpack: [] })
  const buildDependencies = new Set(['/a-loader.js'])
  const tap = (_: string, act: (compilation: object) => void) => act({ buildDependencies })
  plugins.forEach((plugin) => plugin.apply?.({ hooks: { afterCompile: { tap } } }))
  expect(buildDependencies).toEqual(new Set())
})

test('browsers get a style sheet for each page and new syntax, no source map, and scripts whose hash is of their content', async () => {
  const { optimization, devtool, output } = await change('build-javascript')
  expect(Object.keys(optimization.splitChunks.cacheGroups)).toEqual(['framework'])
  expect(optimization.minimizer[0]!.options.minimizer.options).toMatchObject({ ecma: 2020 })
  expect([devtool, output.hashSalt]).toEqual([false, undefined])
})

test.each(['build-html', 'build-javascript'])('class names are short in the stage %s', async (stage) => {
  const { module } = await change(stage)
  expect((module.rules[1] as CssRule).oneOf[0]!.use[0]!.options.modules.localIdentName).toBe('a[hash:base64:5]')
})

test('in development there are source maps, and no ESLint of Gatsby', async () => {
  const { devtool, plugins } = await change('develop')
  expect(devtool).toBe('source-map')
  expect(plugins.map(({ constructor }) => constructor)).not.toContain(ESLintWebpackPlugin)
})

type GatsbyConfig = ReturnType<typeof gatsbyConfig>
const noPlugins = (config: GatsbyConfig) => void (config.plugins = [])
const noRules = (config: GatsbyConfig) => void (config.module.rules = [])

test.each<[string, string, (config: GatsbyConfig) => void, string]>([
  ['develop', 'MiniCssExtractPlugin', noPlugins, 'the plugin MiniCssExtractPlugin'],
  ['build-javascript', 'MiniCssExtractPlugin', noPlugins, 'the plugin MiniCssExtractPlugin'],
  ['develop', 'ESLint', (config) => config.plugins.splice(1, 1), 'the plugin ESLintWebpackPlugin'],
  ['build-javascript', 'Terser', (config) => config.optimization.minimizer.pop(), 'the minimizer TerserPlugin'],
  [
    'build-javascript',
    'a group for styles',
    (config) => delete config.optimization.splitChunks.cacheGroups.styles,
    'the cache group `styles`',
  ],
  ['build-javascript', 'CSS Modules', noRules, 'css-loader for CSS Modules in the stage build-javascript'],
  [
    'build-html',
    'what the cache depends on',
    (config) => (config.cache.buildDependencies = {}),
    'the programs that its cache depends on',
  ],
  ['build-html', 'DefinePlugin', noPlugins, 'the plugin DefinePlugin'],
  ['build-html', 'CSS Modules', noRules, 'css-loader for CSS Modules in the stage build-html'],
])('in the stage %s the build fails when Gatsby’s configuration lacks %s', async (stage, _, remove, missing) => {
  const config = gatsbyConfig()
  remove(config)
  const failed = expect(change(stage, config)).rejects
  await failed.toThrow(new RegExp(`^Gatsby’s webpack configuration lacks .*${missing}`))
})

test('every module that is replaced exists in the installed version of its package', async () => {
  await change('build-javascript')
  const modules = Object.keys(aliases)
  expect(modules).toContain('prop-types$')
  const files = modules.map((module) => path.resolve('node_modules', module.replace('$', '')))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('the plugins of Gatsby’s versions have the names by which they are found', () => {
  const fromGatsby = createRequire(require.resolve('gatsby/package.json'))
  type Named = { name: string }
  const nameOf = (exported: Named & { default?: Named }) => (exported.default ?? exported).name
  const names = ['mini-css-extract-plugin', 'eslint-webpack-plugin', 'terser-webpack-plugin'].map((name) =>
    nameOf(fromGatsby(name) as Named),
  )
  expect(names).toEqual(['MiniCssExtractPlugin', 'ESLintWebpackPlugin', 'TerserPlugin'])
})

test.each(['develop', 'develop-html', 'build-javascript', 'build-html'])(
  'the i18n plugin uses the text engine of the site in the stage %s',
  async (stage) => {
    await change(stage)
    for (const name of ['i18next$', 'react-i18next$']) {
      expect(aliases[name]).toBe(path.resolve('src/i18n/i18next-adapter.tsx'))
    }
    expect(existsSync(path.resolve('src/i18n/i18next-adapter.tsx'))).toBe(true)
  },
)

test.each(['build-javascript', 'build-html'])(
  'in %s, esbuild reads the modules of the site; Babel those with a query, and all others',
  async (stage) => {
    const files = { ...bundler, 'src/a.ts': 'export {}', 'src/b.tsx': 'graphql`{ site { id } }`', 'c.ts': '' }
    await insideFolder(files, async () => {
      const [rule] = (await change(stage)).module.rules as {
        oneOf: { include: (file: string) => boolean; use: { loader: string } }[]
      }[]
      const [esbuild, babel] = rule!.oneOf
      expect(path.basename(esbuild!.use.loader)).toBe('esbuild-loader.mjs')
      expect(babel!.use).toBeInstanceOf(Function)
      expect(['src/a.ts', 'src/b.tsx', 'c.ts'].map((file) => esbuild!.include(path.resolve(file)))).toEqual([
        true,
        false,
        false,
      ])
    })
  },
)
