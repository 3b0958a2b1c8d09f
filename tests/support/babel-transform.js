const babelJest = require('babel-jest').default

// Gatsby's own preset, with the classic runtime that Gatsby builds with.
module.exports = babelJest.createTransformer({
  presets: [['babel-preset-gatsby', { reactRuntime: 'classic' }], '@babel/preset-typescript'],
  babelrc: false,
  configFile: false,
})
