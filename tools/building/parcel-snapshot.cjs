/**
 * Loaded before Gatsby (gatsby.mts). Gatsby compiles gatsby-node.ts with Parcel, and Parcel compares all files of the
 * project with a list of those of the last build, and writes the list anew: with the hundred thousand of node_modules
 * that was two of fourteen seconds of each build. What it compiles contains none of them.
 */
const path = require('node:path')
const watcher = require('@parcel/watcher')

for (const name of ['writeSnapshot', 'getEventsSince']) {
  const original = watcher[name]
  watcher[name] = (folder, list, options) => {
    const ignore = [...(options?.ignore ?? []), path.join(folder, 'node_modules')]
    return original(folder, list, { ...options, ignore })
  }
}
