// Runs with `npm ci` (`preinstall` in package.json): no command works without the development dependencies.
// This file must run on any version of Node.

/** @returns the message if npm omits the development dependencies in this environment; else undefined */
function packagesProblem({ NODE_ENV, npm_config_omit = '', npm_config_include = '' }) {
  const isOmitted = NODE_ENV === 'production' || npm_config_omit.split(/\s+/).includes('dev')
  if (!isOmitted || npm_config_include.split(/\s+/).includes('dev')) return undefined
  return (
    'The build needs the development dependencies, which npm omits with NODE_ENV=production or --omit=dev. ' +
    'Unset NODE_ENV, or run `npm ci --include=dev`.'
  )
}

module.exports = { packagesProblem }

const problem = require.main === module && packagesProblem(process.env)
if (problem) {
  console.error(problem)
  process.exitCode = 1
}
