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

const three = [artist('hynek', 'Hynek'), artist('ivan', 'Ivan'), artist('chvoj', 'Chvoj')]

type Content = {
  artists?: ReturnType<typeof artist>[]
  /** The path of an invitation. */
  invitation?: string
  /** The slugs of the events of the programme. */
  events?: string[]
  registration?: object
  /** Where else one registers for them. */
  elsewhere?: string
  floors?: object[]
}

async function pagesOf({ artists = three, invitation, events = [], ...more }: Content = {}): Promise<Page[]> {
  const pages: Page[] = []
  await createPages({
    actions: { createPage: (page: Page) => pages.push(page) },
    graphql: async () => ({
      data: {
        allArtist: { nodes: artists },
        allTextPage: { nodes: [{ id: 'of-press', cs: 'pro-media', en: 'press' }] },
        invitations: { nodes: invitation ? [{ invitation: { path: invitation } }] : [] },
        events: { nodes: events.map((slug) => ({ slug, registration: more.registration ?? null })) },
        exhibition: { floors: more.floors ?? null, programme: { registration: more.elsewhere ?? null } },
      },
    }),
    reporter: { panicOnBuild: jest.fn() },
  } as unknown as CreatePagesArgs)
  return pages
}

/** The Czech pages of which a test says something. */
const czechPages = async (content: Content, isWanted: (page: Page) => unknown) =>
  (await pagesOf(content)).filter((page) => page.context.language === 'cs' && isWanted(page))

const paths = {
  always: [
    ...['/', '/en', '/umelci', '/en/umelci', '/dila', '/en/works', '/muj-plan', '/en/my-plan'],
    ...['/pro-media', '/en/press', '/umelec-jana-nova', '/en/artist-jana-nova'],
    ...['/umelec-jana-nova/more', '/en/artist-jana-nova/more'],
  ],
  notFound: ['/404', '/en/404'],
  invitation: ['/zvani', '/en/zvani', '/pozvanka', '/en/invitation'],
  programme: ['/kalendare', '/en/calendars', '/program/prohlidka', '/en/programme/prohlidka'],
  guests: ['/registrace', '/en/registration', '/dvere', '/en/door', '/poradatele', '/en/organisers'],
  rooms: ['/mistnosti', '/en/rooms'],
}
const jana = [artist('jana-nova', 'Nová Jana', 'more')]
const [invitation, events, registration, elsewhere] = ['zvani', ['prohlidka'], {}, 'https://tickets.example']

test.each<[string, Content, ...(keyof typeof paths)[]]>([
  ['nothing more', {}],
  ['an invitation', { invitation }, 'invitation', 'guests'],
  ['an event', { events }, 'programme'],
  ['an event that takes registrations', { events, registration }, 'programme', 'guests'],
  ['an event for which one registers elsewhere', { events, registration, elsewhere }, 'programme'],
  ['both', { invitation, events, registration, elsewhere }, 'invitation', 'programme', 'guests'],
  ['floors', { floors: [{}] }, 'rooms'],
])(
  'with %s, each route, text page, artist, work and event has a page in each language',
  async (_what, more, ...parts) => {
    const created = (await pagesOf({ artists: jana, ...more })).map(({ path }) => path)
    const expected = (['always', 'notFound', ...parts] as const).flatMap((part) => paths[part])
    expect(created.toSorted()).toEqual(expected.toSorted())
  },
)

test('the pages of the invitation, of guests and of organisers and the 404 page are noindex, and no others', async () => {
  const hidden = (await pagesOf({ invitation })).filter(({ context }) => context.noindex).map(({ path }) => path)
  expect(hidden.toSorted()).toEqual([...paths.notFound, ...paths.invitation, ...paths.guests].toSorted())
})

test('functions fill in the addresses of a page of guests; that of an invitation is without the layout of the site', async () => {
  const alternates = { cs: '{{address cs}}', en: '{{address en}}' }
  for (const { path, context } of await pagesOf({ invitation })) {
    if (/registra/.test(path)) expect(context).toMatchObject({ alternates })
    if (/pozvanka|invitation/.test(path)) expect(context).toMatchObject({ alternates, plain: true })
    else expect(context).not.toHaveProperty('plain')
  }
})

test('a text page has the id of its node in its context', async () => {
  const page = (await pagesOf()).find(({ path }) => path === '/en/press')
  expect(page?.context).toMatchObject({ id: 'of-press', alternates: { cs: '/pro-media', en: '/en/press' } })
})

test('the template of every page exists', async () => {
  for (const { component } of await pagesOf({ invitation, events })) expect(existsSync(component)).toBe(true)
})

test('the context of a page has its language, its address in each language, and the data of the i18n plugin', async () => {
  const page = (await pagesOf()).find(({ path }) => path === '/en/artist-ivan')
  expect(page?.context).toMatchObject({
    slug: 'ivan',
    language: 'en',
    alternates: { cs: '/umelec-ivan', en: '/en/artist-ivan' },
    i18n: { language: 'en', routed: true, originalPath: '/umelec-ivan', path: '/en/artist-ivan' },
  })
})

test('artists are numbered in Czech alphabetical order in all languages', async () => {
  const numbered = (await pagesOf()).filter(({ context }) => context.slug)
  expect(numbered.map(({ path, context }) => `${path} ${context.number}`)).toEqual([
    ...['/umelec-hynek 1', '/en/artist-hynek 1', '/umelec-chvoj 2', '/en/artist-chvoj 2'],
    ...['/umelec-ivan 3', '/en/artist-ivan 3'],
  ])
})

test.each([
  ['three artists', 3, ['ivan hynek chvoj', 'hynek chvoj ivan', 'chvoj ivan hynek']],
  ['two artists', 2, ['null hynek ivan', 'null ivan hynek']],
  ['a single artist', 1, ['null hynek null']],
])('each of %s has a previous and a next one, in a circle; of two, only a next one', async (_who, count, expected) => {
  const pages = await czechPages({ artists: three.slice(0, count) }, ({ context }) => context.slug)
  expect(pages.map(({ context: { previous, slug, next } }) => `${previous} ${slug} ${next}`)).toEqual(expected)
})

test.each([
  [
    'the works of all artists are one row, whose last is followed by the first',
    [artist('ivan', 'Ivan', 'most', 'les'), artist('hynek', 'Hynek', 'more')],
    ['ivan/les hynek/more ivan/most', 'hynek/more ivan/most ivan/les', 'ivan/most ivan/les hynek/more'],
  ],
  ['a single work has no neighbours', [artist('ivan', 'Ivan', 'most')], ['null/ ivan/most null/']],
])('%s', async (_what, artists, expected) => {
  const pages = await czechPages({ artists }, ({ context }) => context.work)
  const shown = pages.map(({ context: { slug, work, previous, previousWork, next, nextWork } }) =>
    [`${previous}/${previousWork}`, `${slug}/${work}`, `${next}/${nextWork}`].join(' '),
  )
  expect(shown).toEqual(expected)
})

test('each event has the one before and the one after it, in the order of the query', async () => {
  const inOrder = { events: ['rano', 'poledne', 'vecer'] }
  const pages = await czechPages(inOrder, ({ path }) => path.includes('program'))
  expect(pages.map(({ context: { previous, slug, next } }) => `${previous} ${slug} ${next}`)).toEqual([
    'null rano poledne',
    'rano poledne vecer',
    'poledne vecer null',
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
  await pagesOf()
  expect(writeDataFilesLater).toHaveBeenCalledTimes(times)
})
