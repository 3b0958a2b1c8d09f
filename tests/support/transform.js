const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const esbuild = require('esbuild')
const { parse } = require('yaml')

const thisFile = readFileSync(__filename)

// Gatsby's own preset, with the classic runtime that Gatsby builds with.
const createBabel = () =>
  require('babel-jest').default.createTransformer({
    presets: [['babel-preset-gatsby', { reactRuntime: 'classic' }], '@babel/preset-typescript'],
    babelrc: false,
    configFile: false,
  })

let babel

/**
 * Transforms with esbuild, which takes a sixth of Babel's time, all but the tests whose mocks Babel hoists. YAML becomes
 * its values: so it is parsed once, and not again in each file of tests.
 */
module.exports = {
  getCacheKey: (source, file) =>
    createHash('sha256').update([esbuild.version, file, source].join('\0')).update(thisFile).digest('hex').slice(0, 32),

  process(source, file, options) {
    if (file.endsWith('.yaml')) return { code: `module.exports = ${JSON.stringify(parse(source))}` }
    if (source.includes('jest.mock(')) return (babel ??= createBabel()).process(source, file, options)
    return esbuild.transformSync(source, {
      // Not .mts, in which a default import of CommonJS would be the whole module, `__esModule` or not.
      sourcefile: file.replace(/\.m([jt]s)$/, '.$1'),
      loader: file.endsWith('x') ? 'tsx' : 'ts',
      format: 'cjs',
      platform: 'node',
      target: 'node20.11',
      sourcemap: 'external',
      sourcesContent: false,
      // Jest runs no `import()`. It becomes `require()`.
      supported: { 'dynamic-import': false },
    })
  },
}
