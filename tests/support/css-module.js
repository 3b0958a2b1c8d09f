/** A stub of a CSS module: each class keeps its name. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? true : name) })
