import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'

type Plugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } }

/** Corrects three things in Gatsby's webpack configuration. */
export function onCreateWebpackConfig({ actions, stage, getConfig }: CreateWebpackConfigArgs): void {
  // The i18n plugin requires i18next's CommonJS build and react-i18next imports the ESM one: both would be shipped.
  actions.setWebpackConfig({
    resolve: { alias: { i18next$: path.resolve('node_modules/i18next/dist/esm/i18next.js') } },
  })

  const config = getConfig() as { plugins: Plugin[] }
  // Classes of different modules never meet on one element, so their order means nothing.
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true
  }
  // Gatsby's develop server runs its own ESLint 7, which cannot read this project's configuration.
  if (stage === 'develop') {
    config.plugins = config.plugins.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin')
  }
  actions.replaceWebpackConfig(config)
}
