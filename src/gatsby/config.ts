import path from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import { adapter } from './adapter'
import { sitemap } from './public-files/sitemap'
import { siteUrl } from './site-url'
import { typeOfYaml } from './graphql/type-of-yaml'
import { defaultLocale, locales } from '../i18n/locales'
import { contentFolder } from '../model/content-folder'

const content = path.resolve(contentFolder())

// A setting of the environment, with its default. Gatsby replaces variables with this prefix in pages and scripts.
const address = siteUrl(process.env)
process.env.GATSBY_SITE_URL = address

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: address },
  trailingSlash: 'never',
  jsxRuntime: 'classic', // with `automatic`, Gatsby does not find <html> and <title> in Head
  // Not in src, where Gatsby would parse its 180 kB in each build to find queries.
  graphqlTypegen: { typesOutputPath: 'gatsby-types.d.ts', generateOnBuild: true },
  adapter,
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: content } },
    { resolve: 'gatsby-transformer-yaml', options: { typeName: typeOfYaml } },
    { resolve: 'gatsby-plugin-sitemap', options: sitemap },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: [...locales],
        defaultLanguage: defaultLocale,
        redirect: false, // Netlify detects the language, for `/` only
        trailingSlash: 'never',
        i18nextOptions: { interpolation: { escapeValue: false } },
      },
    },
  ],
}

export default config
