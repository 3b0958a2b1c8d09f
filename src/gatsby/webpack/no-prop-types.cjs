// Stands for the package prop-types in browsers: what a library says of its properties is checked by nothing there.
const anything = new Proxy(() => anything, { get: () => anything })
module.exports = anything
