// Each process of Gatsby loads this first (tools/build/gatsby.mts). It takes the place of Gatsby's module that compiles
// gatsby-config.ts and gatsby-node.ts with Parcel, for four seconds in each build. esbuild makes one file of each and all
// that it imports, so that Node needs no compiler while Gatsby runs.
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

const replaced = require.resolve('gatsby/dist/utils/parcel/compile-gatsby-files')
require.cache[replaced] = Object.assign(new Module(replaced), {
  loaded: true,
  exports: {
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
  },
})
