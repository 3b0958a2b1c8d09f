// A Netlify build plugin: keeps Gatsby's cache and output for the next build. Gatsby's adapters have a hook for this too,
// but it runs too late: Gatsby has started with what it found.
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
