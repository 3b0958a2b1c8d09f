// After `npm ci` (`preinstall` in package.json): without the packages for development there is no command to run.
// This file is written for any Node.

/** @returns what to tell whoever installs with this environment; nothing where all packages are installed */
function packagesProblem({ NODE_ENV, npm_config_omit = '', npm_config_include = '' }) {
  const isOmitted = NODE_ENV === 'production' || npm_config_omit.split(/\s+/).includes('dev')
  if (!isOmitted || npm_config_include.split(/\s+/).includes('dev')) return undefined
  return (
    'The site is built by packages that npm leaves out with NODE_ENV=production or --omit=dev: ' +
    'unset NODE_ENV, or run `npm ci --include=dev`.'
  )
}

module.exports = { packagesProblem }

const problem = require.main === module && packagesProblem(process.env)
if (problem) {
  console.error(problem)
  process.exitCode = 1
}
