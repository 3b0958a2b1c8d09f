/**
 * A stub of a CSS module: each class keeps its name. The proxy is the prototype, because a namespace import copies a
 * module's own properties and keeps its prototype.
 */
module.exports = Object.create(new Proxy({}, { get: (_target, name) => (name === '__esModule' ? true : name) }))
