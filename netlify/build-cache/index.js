// A plugin of Netlify's builds: what one build has made is there for the next. Gatsby's adapters have a hook for this
// too, but it comes when gatsby-node.ts is compiled already, and puts the one of the last build in its place.
const folders = ['.cache', 'public']

module.exports = {
  async onPreBuild({ utils }) {
    const isFound = await utils.cache.restore(folders)
    console.log(
      isFound ? 'Build cache: found, what it holds is not made again.' : 'Build cache: none, everything is made.',
    )
  },
  onPostBuild: ({ utils }) => utils.cache.save(folders),
}
