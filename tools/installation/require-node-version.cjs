// Before every command (package.json): on an older Node, which npm only starts where its own copy is missing, a command
// would end as if all were well. This file is written for any Node.

/** @returns what to tell whoever runs a command on this version of Node; nothing where it will do */
function nodeProblem(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 2)) return undefined
  return (
    `This needs Node 24.2 or later, and this is Node ${version}. ` +
    '`npm ci` brings one, unless install scripts are switched off (ignore-scripts): switch them on, or use Node 24.'
  )
}

module.exports = { nodeProblem }

const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exit(1)
}
