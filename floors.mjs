/**
 * The rooms of the project, from the top floor down. An import goes down this list only, and where a room names what it
 * `uses`, to these rooms alone. eslint.config.mjs makes its rules of this list, README.md prints it.
 * @type {{ folder: string, what: string, uses?: string[], isolated?: boolean }[]}
 */
export const floors = [
  { folder: 'tools', what: 'start, develop, test, check, benchmarks: a file in commands/ for each npm script' },
  { folder: 'netlify', what: 'the functions, and the code behind them by subject', uses: ['ground'] },
  { folder: 'src/gatsby', what: 'build time: pages, GraphQL types, pictures, fonts', uses: ['site', 'ground'] },
  { folder: 'src/site/templates', what: 'one for each route: query, Head, composition', uses: ['site', 'ground'] },
  { folder: 'src/site/before-react', what: 'composes the scripts that run before React', uses: ['site', 'ground'] },
  { folder: 'src/site/features', what: 'what a visitor would name', uses: ['site', 'ground'], isolated: true },
  { folder: 'src/site/components', what: 'shared parts that know no feature', uses: ['site', 'ground'] },
  { folder: 'src/site/router', what: 'what is changed of Gatsby’s router', uses: ['site', 'ground'] },
  { folder: 'src/site/api', what: 'the client of the API', uses: ['site', 'ground'] },
  { folder: 'src/site/dom', what: 'events and time, for scripts and router', uses: ['site', 'ground'] },
  { folder: 'src/editors/form', what: 'the form at /admin, and how it writes YAML', uses: ['editors', 'ground'] },
  { folder: 'src/editors/check', what: 'everything that can be wrong with content', uses: ['editors', 'ground'] },
  { folder: 'src/editors/schemas', what: 'JSON Schemas, the reference of fields', uses: ['editors', 'ground'] },
  { folder: 'src/editors/words', what: 'messages, names of fields', uses: ['editors', 'ground'] },
  { folder: 'src/registration', what: 'what form and function share', uses: ['ground'] },
  { folder: 'src/model', what: 'what content is: the schemas', uses: ['ground'] },
  { folder: 'src/i18n', what: 'languages, routes, texts, dates', uses: ['ground'] },
  { folder: 'src/http', what: 'security headers', uses: ['ground'] },
  { folder: 'src/typeface', what: 'the typeface and its letters', uses: ['ground'] },
]
