module.exports = require('./src/gatsby/hooks')
