// A Netlify build plugin: keeps Gatsby's cache and output for the next build. Gatsby's adapters have a hook for this too,
// but it runs after gatsby-node.ts is compiled, and overwrites it with the version of the last build.
const folders = ['.cache', 'public']

module.exports = {
  async onPreBuild({ utils }) {
    const isFound = await utils.cache.restore(folders)
    console.log(
      isFound
        ? 'Build cache: found. Gatsby rebuilds only what changed.'
        : 'Build cache: none. Gatsby builds everything.',
    )
  },
  onPostBuild: ({ utils }) => utils.cache.save(folders),
}
