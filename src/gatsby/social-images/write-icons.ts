import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { locales } from '../../i18n/locales'
import { runQuery, type PostBuildArgs } from '../graphql/run-query'
import type { Typeface } from './glyph-outlines'
import { iconFiles } from './icon-files'

const query = `
  query Icons($language: String!) {
    exhibition {
      name(language: $language)
      hero { shown { image { absolutePath } } }
    }
  }
`

type Result = { exhibition: { name: string; hero: { shown: { image: { absolutePath: string } } }[] } }

/** Writes the icons of the site, in each language. */
export async function writeIcons(args: PostBuildArgs, typeface: Typeface): Promise<void> {
  for (const language of locales) {
    const { exhibition } = await runQuery<Result>(args, query, language)
    const { absolutePath: work } = exhibition.hero[0]!.shown.image
    const icons = await iconFiles(typeface, { name: exhibition.name, work, language })
    await Promise.all(icons.map(({ path: file, content }) => writeFile(path.join('public', file), content)))
  }
}
