// Runs Gatsby without Parcel, which would look for TypeScript to compile for four seconds in each build. tsx reads
// gatsby-config.js and gatsby-node.js, and what they import.
const parcel = require('gatsby/dist/utils/parcel/compile-gatsby-files')

if (!parcel.compileGatsbyFiles)
  throw new Error('Gatsby has no compileGatsbyFiles. Has it been upgraded? See docs/decisions/043.')
parcel.compileGatsbyFiles = async () => {}
require('gatsby/cli.js')
