import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { calendarPath } from '../features/registration/calendar-path'
import { locales, type Locale } from '../i18n/locales'
import { calendarFile, type CalendarEvent } from './calendar-file'

type GraphQL = (query: string, variables: { language: Locale }) => Promise<{ data?: OpenHouse; errors?: unknown }>

type OpenHouse = {
  exhibition: { name: string; timeZone: string }
  event: CalendarEvent
}

const query = `
  query OpenHouse($language: String!) {
    exhibition {
      name(language: $language)
      timeZone
    }
    event(invitation: { persons: { ne: null } }) {
      slug
      title(language: $language)
      start
      end
      description(language: $language)
      place {
        name(language: $language)
        address { street postalCode locality(language: $language) }
      }
    }
  }
`

/** Writes what is no page: the open house's calendar file in each language, and the file for robots. */
export async function onPostBuild({ graphql }: ParentSpanPluginArgs & { graphql: GraphQL }): Promise<void> {
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${process.env.GATSBY_SITE_URL}/sitemap-index.xml\n`
  await writeFile(path.join('public', 'robots.txt'), robots)

  for (const language of locales) {
    const { data, errors } = await graphql(query, { language })
    if (!data) throw new Error(`The open house could not be read: ${JSON.stringify(errors)}`)
    const file = path.join('public', calendarPath(data.event.slug, language))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, calendarFile(data.event, data.exhibition))
  }
}
