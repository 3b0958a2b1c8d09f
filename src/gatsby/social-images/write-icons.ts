import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { locales } from '../../i18n/locales'
import { runQuery, type PostBuildArgs } from '../graphql/run-query'
import type { Typeface } from './glyph-outlines'
import { heroWorkOf } from './hero-work'
import { iconFiles } from './icon-files'

const query = `
  query Icons($language: String!) {
    exhibition {
      name(language: $language)
      heroWork
      hero { works { slug image { absolutePath } } }
    }
  }
`

type Result = { exhibition: { name: string } & Parameters<typeof heroWorkOf>[0] }

/** Writes the icons of the site, in each language. */
export async function writeIcons(args: PostBuildArgs, typeface: Typeface): Promise<void> {
  for (const language of locales) {
    const { exhibition } = await runQuery<Result>(args, query, language)
    const hero = heroWorkOf(exhibition)
    if (!hero) continue
    const icons = await iconFiles(typeface, { name: exhibition.name, work: hero.image.absolutePath, language })
    await Promise.all(icons.map(({ path: file, content }) => writeFile(path.join('public', file), content)))
  }
}
