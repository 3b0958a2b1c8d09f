// Runs before every command (package.json). Without it, a command would do nothing on an older Node and exit with 0.
// npm uses the Node of the machine only if the npm package `node` is missing. This file must run on any version of Node.

/** @returns the message for a version of Node that is too old; undefined for a version that is new enough */
function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 2)) return undefined
  return (
    `Node 24.2 or later is required; this is Node ${version}. ` +
    '`npm ci` installs Node 24 unless install scripts are disabled (ignore-scripts). Enable them, or install Node 24.'
  )
}

module.exports = { nodeProblem }

const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
}
