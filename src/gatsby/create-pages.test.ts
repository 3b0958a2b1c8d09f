/** @jest-environment node */
import { existsSync } from 'node:fs'
import type { CreatePagesArgs } from 'gatsby'
import type { PageContext } from '../i18n/page-context'
import { createPages } from './create-pages'
import { writeDataFilesLater } from './write-data-files'

jest.mock('./write-data-files', () => ({ writeDataFilesLater: jest.fn() }))

type Page = { path: string; component: string; context: PageContext & { i18n: Record<string, unknown> } }

const artist = (slug: string, sortName: string, ...works: string[]) => ({
  slug,
  sortName,
  works: works.map((work) => ({ slug: work })),
})

/**
 * The pages that are created for these artists, for an invitation at this path, and for these events.
 * @param elsewhere where else one registers for them
 * @param floors those of the venue
 */
async function pagesOf(
  nodes: ReturnType<typeof artist>[],
  path?: string,
  events: string[] = [],
  registration: object | null = null,
  elsewhere: string | null = null,
  floors: object[] | null = null,
): Promise<Page[]> {
  const pages: Page[] = []
  await createPages({
    actions: { createPage: (page: Page) => pages.push(page) },
    graphql: async () => ({
      data: {
        allArtist: { nodes },
        allTextPage: { nodes: [{ id: 'of-press', cs: 'pro-media', en: 'press' }] },
        invitations: { nodes: path ? [{ invitation: { path } }] : [] },
        events: { nodes: events.map((slug) => ({ slug, registration })) },
        exhibition: { floors, programme: { registration: elsewhere } },
      },
    }),
    reporter: { panicOnBuild: jest.fn() },
  } as unknown as CreatePagesArgs)
  return pages
}

const three = [artist('hynek', 'Hynek'), artist('ivan', 'Ivan'), artist('chvoj', 'Chvoj')]

const expectedPaths = [
  '/',
  '/en',
  '/umelci',
  '/en/umelci',
  '/dila',
  '/en/works',
  '/muj-plan',
  '/en/my-plan',
  '/zvani',
  '/en/zvani',
  '/registrace',
  '/en/registration',
  '/pozvanka',
  '/en/invitation',
  '/dvere',
  '/en/door',
  '/poradatele',
  '/en/organisers',
  '/pro-media',
  '/en/press',
  '/kalendare',
  '/en/calendars',
  '/mistnosti',
  '/en/rooms',
  '/program/prohlidka',
  '/en/programme/prohlidka',
  '/404',
  '/en/404',
  '/umelec-jana-nova',
  '/en/artist-jana-nova',
  '/umelec-jana-nova/more',
  '/en/artist-jana-nova/more',
]

test('every route, text page, artist, work and event has a page in each language', async () => {
  const works = [artist('jana-nova', 'Nová Jana', 'more')]
  const paths = (await pagesOf(works, 'zvani', ['prohlidka'], null, null, [{}])).map(({ path }) => path)
  expect(paths.toSorted()).toEqual(expectedPaths.toSorted())
})

test('without an invitation, events and floors, their pages are not created', async () => {
  const paths = (await pagesOf([artist('jana-nova', 'Nová Jana', 'more')])).map(({ path }) => path)
  expect(paths.toSorted()).toEqual(
    expectedPaths
      .filter(
        (path) =>
          !/zvani|program|calendars|kalendare|mistnosti|rooms|registra|pozvanka|invitation|dvere|door|poradatele|organisers/.test(
            path,
          ),
      )
      .toSorted(),
  )
})

test('the pages of the invitation, of a link, of the door and of the organisers and the 404 page are noindex, and no others', async () => {
  const left = (await pagesOf(three, 'zvani')).filter(({ context }) => context.noindex).map(({ path }) => path)
  const expected = expectedPaths.filter((path) =>
    /404|zvani|registra|pozvanka|invitation|dvere|door|poradatele|organisers/.test(path),
  )
  expect(left.toSorted()).toEqual(expected.toSorted())
})

const guestPages = (pages: Page[]) => pages.filter(({ path }) => path.includes('registra'))

test('if an event takes registrations, there is a shell in each language that functions render guest pages into', async () => {
  const pages = guestPages(await pagesOf(three, undefined, ['prohlidka'], {}))
  const paths = ['/registrace', '/en/registration']
  expect(pages.map(({ path }) => path)).toEqual(paths)
  for (const { context } of pages) {
    expect(context).toMatchObject({ noindex: true, alternates: { cs: '{{address cs}}', en: '{{address en}}' } })
  }
})

test('if one registers for the programme elsewhere, only guests of the invitation have a page of their registration', async () => {
  const pages = (path?: string) => pagesOf(three, path, ['prohlidka'], {}, 'https://tickets.example')
  expect(guestPages(await pages())).toEqual([])
  expect(guestPages(await pages('zvani')).map(({ path }) => path)).toEqual(['/registrace', '/en/registration'])
})

test('if an event has an invitation, there is a shell in each language without the layout of the site', async () => {
  const ofGuests = (pages: Page[]) => pages.filter(({ path }) => /pozvanka|invitation/.test(path))
  const pages = ofGuests(await pagesOf(three, 'zvani'))
  expect(pages.map(({ path }) => path)).toEqual(['/pozvanka', '/en/invitation'])
  for (const { context } of pages) {
    expect(context).toMatchObject({
      noindex: true,
      plain: true,
      alternates: { cs: '{{address cs}}', en: '{{address en}}' },
    })
  }
  expect(ofGuests(await pagesOf(three, undefined, ['prohlidka'], {}))).toEqual([])
})

test('the pages of the door and of the organisers are created if an event takes registrations here', async () => {
  const doors = (pages: Page[]) =>
    pages.map(({ path }) => path).filter((path) => /door|dvere|poradatele|organisers/.test(path))
  expect(doors(await pagesOf(three, 'zvani'))).toEqual(['/dvere', '/en/door', '/poradatele', '/en/organisers'])
  expect(doors(await pagesOf(three, undefined, ['prohlidka'], {}))).toEqual([
    '/dvere',
    '/en/door',
    '/poradatele',
    '/en/organisers',
  ])
  expect(doors(await pagesOf(three, undefined, ['prohlidka'], {}, 'https://tickets.example'))).toEqual([])
  expect(doors(await pagesOf(three, undefined, ['prohlidka']))).toEqual([])
})

test('a text page has the id of its node in its context', async () => {
  const page = (await pagesOf(three)).find(({ path }) => path === '/en/press')
  expect(page?.context).toMatchObject({ id: 'of-press', alternates: { cs: '/pro-media', en: '/en/press' } })
})

test('the template of every page exists', async () => {
  for (const { component } of await pagesOf(three, 'zvani', ['prohlidka'])) expect(existsSync(component)).toBe(true)
})

test('the context of a page has its language, its address in each language, and the data of the i18n plugin', async () => {
  const page = (await pagesOf(three)).find(({ path }) => path === '/en/artist-ivan')
  expect(page?.context).toMatchObject({
    slug: 'ivan',
    language: 'en',
    alternates: { cs: '/umelec-ivan', en: '/en/artist-ivan' },
    i18n: { language: 'en', routed: true, originalPath: '/umelec-ivan', path: '/en/artist-ivan' },
  })
})

test('artists are numbered in Czech alphabetical order in all languages', async () => {
  const numbered = (await pagesOf(three)).filter(({ context }) => context.slug)
  expect(numbered.map(({ path, context }) => [path, context.number])).toEqual([
    ['/umelec-hynek', 1],
    ['/en/artist-hynek', 1],
    ['/umelec-chvoj', 2],
    ['/en/artist-chvoj', 2],
    ['/umelec-ivan', 3],
    ['/en/artist-ivan', 3],
  ])
})

test('each artist has a previous and a next one, and the last is followed by the first', async () => {
  const czech = (await pagesOf(three)).filter(({ context }) => context.slug && context.language === 'cs')
  expect(czech.map(({ context: { previous, slug, next } }) => [previous, slug, next])).toEqual([
    ['ivan', 'hynek', 'chvoj'],
    ['hynek', 'chvoj', 'ivan'],
    ['chvoj', 'ivan', 'hynek'],
  ])
})

test('of two artists each has only a next one; a single artist has none', async () => {
  const neighbours = async (artists: typeof three) =>
    (await pagesOf(artists))
      .filter(({ context }) => context.slug && context.language === 'cs')
      .map(({ context: { previous, slug, next } }) => [previous, slug, next])
  expect(await neighbours(three.slice(0, 2))).toEqual([
    [null, 'hynek', 'ivan'],
    [null, 'ivan', 'hynek'],
  ])
  expect(await neighbours(three.slice(0, 1))).toEqual([[null, 'hynek', null]])
})

test('the works of all artists are one row, whose last is followed by the first', async () => {
  const artists = [artist('ivan', 'Ivan', 'most', 'les'), artist('hynek', 'Hynek', 'more')]
  const czech = (await pagesOf(artists)).filter(({ context }) => context.work && context.language === 'cs')
  expect(
    czech.map(({ path, context: { previous, previousWork, next, nextWork } }) => [
      path,
      `${previous}/${previousWork}`,
      `${next}/${nextWork}`,
    ]),
  ).toEqual([
    ['/umelec-hynek/more', 'ivan/les', 'ivan/most'],
    ['/umelec-ivan/most', 'hynek/more', 'ivan/les'],
    ['/umelec-ivan/les', 'ivan/most', 'hynek/more'],
  ])
})

test('a single work has no neighbours', async () => {
  const [page] = (await pagesOf([artist('ivan', 'Ivan', 'most')])).filter(({ context }) => context.work)
  expect(page?.context).toMatchObject({ previous: null, previousWork: '', next: null, nextWork: '' })
})

test('each event has the one before and the one after it, in the order of the query', async () => {
  const czech = (await pagesOf(three, undefined, ['rano', 'poledne', 'vecer'])).filter(
    ({ path, context }) => path.includes('program') && context.language === 'cs',
  )
  expect(czech.map(({ context: { previous, slug, next } }) => [previous, slug, next])).toEqual([
    [null, 'rano', 'poledne'],
    ['rano', 'poledne', 'vecer'],
    ['poledne', 'vecer', null],
  ])
})

test('when the query fails, the build stops with its errors', async () => {
  const panicOnBuild = jest.fn()
  const createPage = jest.fn()
  const errors = [new Error('no such field')]
  await createPages({
    actions: { createPage },
    graphql: async () => ({ errors }),
    reporter: { panicOnBuild },
  } as unknown as CreatePagesArgs)
  expect(panicOnBuild).toHaveBeenCalledWith('The query for the pages of the site failed', errors)
  expect(createPage).not.toHaveBeenCalled()
})

test.each([
  ['develop', 1],
  ['build', 0],
])('gatsby %s writes the files that scripts load %i times with the pages', async (command, times) => {
  jest.mocked(writeDataFilesLater).mockClear()
  process.env.gatsby_executing_command = command
  await pagesOf(three)
  expect(writeDataFilesLater).toHaveBeenCalledTimes(times)
})
