/** A CSS module whose classes are called what they are called in the source. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? true : name) })
