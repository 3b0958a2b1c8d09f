// tsx reads the TypeScript (tools/build/start-gatsby.cjs).
module.exports = require('./src/gatsby/config').default
