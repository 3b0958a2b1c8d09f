const { brotliDecompressSync } = require('node:zlib')

/** Takes the place of the decompressor of fontkit, which is of JavaScript and reads each font for a tenth of a second. */
module.exports = (bytes) => new Uint8Array(brotliDecompressSync(bytes))
