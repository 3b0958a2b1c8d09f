import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'

/** Corrects two things in Gatsby's webpack configuration. */
export function onCreateWebpackConfig({ actions, stage, getConfig }: CreateWebpackConfigArgs): void {
  // The i18n plugin requires i18next's CommonJS build and react-i18next imports the ESM one: both would be shipped.
  actions.setWebpackConfig({
    resolve: { alias: { i18next$: path.resolve('node_modules/i18next/dist/esm/i18next.js') } },
  })

  // Gatsby's develop server runs its own ESLint 7, which cannot read this project's configuration.
  if (stage === 'develop') {
    const config = getConfig()
    config.plugins = config.plugins.filter(
      (plugin: { constructor: { name: string } }) => plugin.constructor.name !== 'ESLintWebpackPlugin',
    )
    actions.replaceWebpackConfig(config)
  }
}
