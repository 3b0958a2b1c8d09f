// Runs Gatsby with esbuild in place of Parcel, which would take four seconds in each build to compile gatsby-config.ts and
// gatsby-node.ts. Each becomes one file with all that it imports, so Node needs no compiler in Gatsby's processes.
const { build } = require('esbuild')
const parcel = require('gatsby/dist/utils/parcel/compile-gatsby-files')

if (!parcel.compileGatsbyFiles || !parcel.COMPILED_CACHE_DIR)
  throw new Error('Gatsby has no compileGatsbyFiles. Has it been upgraded? See docs/decisions/043.')
parcel.compileGatsbyFiles = () =>
  build({
    entryPoints: ['gatsby-config.ts', 'gatsby-node.ts'],
    outdir: parcel.COMPILED_CACHE_DIR,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node24',
    // Not `module`, with which bundles for browsers get the languages that this build writes.
    conditions: [],
    logLevel: 'error',
  })
require('gatsby/cli.js')
