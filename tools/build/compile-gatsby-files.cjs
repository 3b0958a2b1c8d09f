// Each process of Gatsby loads this first (tools/build/gatsby.mts). It takes the place of two modules of Gatsby:
// - The one that compiles gatsby-config.ts and gatsby-node.ts with Parcel, for four seconds in each build. esbuild makes
//   one file of each and all that it imports, so that Node needs no compiler while Gatsby runs.
// - With one core, the one that starts a worker. The worker loads all of Gatsby once more, only to render the pages while
//   this process waits: a build renders them itself.
const { existsSync, readFileSync } = require('node:fs')
const { Module } = require('node:module')
const path = require('node:path')

const compiled = '.cache/compiled'

function findCompiledLocalPluginModule(root, plugin, name) {
  const file = path.join(root, compiled, `${name}.js`)
  return plugin === 'default-site-plugin' && existsSync(file) ? file : undefined
}

/** Modules keep the folders in which they are (`__dirname`). */
const ownFolders = {
  name: 'own folders',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll('__dirname', JSON.stringify(path.dirname(file))),
      loader: 'ts',
    })),
}

function replaceModule(name, exports) {
  const file = require.resolve(name)
  require.cache[file] = Object.assign(new Module(file), { loaded: true, exports })
}

replaceModule('gatsby/dist/utils/parcel/compile-gatsby-files', {
  COMPILED_CACHE_DIR: compiled,
  findCompiledLocalPluginModule,
  getResolvedFieldsForPlugin: (root, plugin) => ({
    resolvedCompiledGatsbyNode: findCompiledLocalPluginModule(root, plugin, 'gatsby-node'),
  }),
  compileGatsbyFiles: () =>
    require('esbuild').build({
      entryPoints: ['gatsby-config.ts', 'gatsby-node.ts'],
      outdir: compiled,
      bundle: true,
      packages: 'external',
      platform: 'node',
      target: 'node24',
      // Not `module`, with which bundles for browsers get the languages that this build writes.
      conditions: [],
      plugins: [ownFolders],
      logLevel: 'error',
    }),
})

if (process.env.GATSBY_CPU_COUNT === '1' && process.argv.includes('build')) {
  const nothing = () => undefined
  replaceModule('gatsby/dist/utils/worker/pool', {
    create: () => ({
      single: require('gatsby/dist/utils/worker/child/render-html'),
      all: { loadConfigAndPlugins: nothing, buildSchema: nothing },
      end: () => [],
    }),
  })
}
