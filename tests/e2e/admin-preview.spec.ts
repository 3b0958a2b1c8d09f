import { createServer } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { parse } from 'yaml'
import { formHeaders, securityHeaders } from '../../src/http/security-headers.ts'
import { addEntry, open, publish, write, writeBoth } from './form-steps.ts'
import { test } from './form-test.ts'

test.use({ locale: 'cs-CZ' })

/** Runs a server in place of `npm run develop`: each page shows its address. @param missing pages that it does not have */
async function withDevelop(port: number, missing: Set<string>, run: () => Promise<void>): Promise<void> {
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(missing.has(url) ? 404 : 200, { 'Content-Type': 'text/html' }).end(`<h1>${url}</h1>`)
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  try {
    await run()
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

const previewIn = (page: Page) => {
  const pane = page.frameLocator('#preview-pane')
  return {
    pane,
    frame: pane.locator('iframe'),
    shown: pane.frameLocator('iframe').getByRole('heading'),
    button: (name: string) => pane.getByRole('button', { name, exact: true }),
  }
}

test('the preview shows the page of an artist and of each work in each language, as wide as a phone @desktop', async ({
  page,
  tree,
}) =>
  withDevelop(tree.developPort, new Set(), async () => {
    const { pane, frame, shown, button } = previewIn(page)
    await open(page, tree.url, 'artists/entries/ada-brusinka/artist')
    await expect(shown).toHaveText('/umelec-ada-brusinka')
    expect(await frame.evaluate((element) => element.clientWidth)).toBe(390)
    await expect(frame).toBeInViewport({ ratio: 0.99 })

    await button('English').focus()
    await page.keyboard.press('Enter')
    await expect(shown).toHaveText('/en/artist-ada-brusinka')
    await expect(button('English')).toHaveAttribute('aria-pressed', 'true')
    await expect(button('Čeština')).toHaveAttribute('aria-pressed', 'false')

    await pane.getByRole('combobox', { name: 'Stránka' }).selectOption('January')
    await expect(shown).toHaveText('/en/artist-ada-brusinka/leden')
    await expect(frame).toHaveAttribute('title', 'Náhled: /en/artist-ada-brusinka/leden')
    await expect(page.getByTitle('Náhled', { exact: true })).toHaveAttribute('id', 'preview-pane')
  }))

test('the preview shows the page of each kind of record, and what is not saved does not change it @desktop', async ({
  page,
  tree,
}) =>
  withDevelop(tree.developPort, new Set(), async () => {
    const { shown } = previewIn(page)
    await open(page, tree.url, 'events/entries/vecer-pro-zvane')
    await expect(shown).toHaveText('/pozvani')
    for (const [entry, address] of [
      ['pages/entries/pro-media', '/pro-media'],
      ['exhibition/entries/exhibition', '/?lang=cs'],
      ['events/entries/dilna-barvy', '/program/dilna-barvy'],
    ] as const) {
      await page.goto(tree.url)
      await page.getByRole('link', { name: 'Obsah' }).waitFor()
      await page.goto(`${tree.url}#/collections/${entry}`)
      await expect(shown).toHaveText(address)
    }
    await write(page, 'slug', 'jina-dilna')
    await expect(page.getByText('Neuložené změny')).toBeVisible()
    await expect(shown).toHaveText('/program/dilna-barvy')
  }))

test('a new page of text gets a file named after its Czech address; the preview says what to do, and shows the page as soon as there is one @desktop', async ({
  page,
  tree,
}) => {
  const { pane, frame, shown } = previewIn(page)
  const sentence = pane.getByRole('status')
  const missing = new Set(['/ohlasy'])
  await open(page, tree.url, 'pages/new')
  await expect(sentence).toHaveText('Náhled se ukáže, až záznam uložíte.')
  await writeBoth(page, 'slug', { cs: 'ohlasy', en: 'echoes' })
  await writeBoth(page, 'title', { cs: 'Ohlasy', en: 'Echoes' })
  await writeBoth(page, 'intro', { cs: 'Bez nich by nebylo nic.', en: 'Nothing would be without them.' })
  await addEntry(page, 'sections')
  await writeBoth(page, 'heading', { cs: 'Dobrovolníci', en: 'Volunteers' })
  await writeBoth(page, 'text', { cs: 'Bylo jich dvacet.', en: 'There were twenty.' })
  await expect(sentence).toHaveText('Náhled se ukáže, až záznam uložíte.')
  await publish(page)
  expect(parse(await tree.text('pages/ohlasy.yaml'))).toEqual({
    slug: { cs: 'ohlasy', en: 'echoes' },
    title: { cs: 'Ohlasy', en: 'Echoes' },
    intro: { cs: 'Bez nich by nebylo nic.\n', en: 'Nothing would be without them.\n' },
    sections: [
      {
        heading: { cs: 'Dobrovolníci', en: 'Volunteers' },
        text: { cs: 'Bylo jich dvacet.\n', en: 'There were twenty.\n' },
      },
    ],
  })
  await expect(sentence).toContainText('spusťte npm run develop')
  await withDevelop(tree.developPort, missing, async () => {
    await expect(sentence).toContainText('Web tuto stránku ještě nemá.')
    await expect(frame).toHaveCount(0)
    missing.clear()
    await expect(shown).toHaveText('/ohlasy')
  })
})

const preview = 'https://deploy-preview-7--sedm.netlify.app'

/** Stands in for GitHub, with a proposal that changes an event. @param isReady whether its deploy preview is */
async function routeGitHub(page: Page, yaml: string, isReady: () => boolean): Promise<void> {
  const repository = '/repos/sklad/sedm'
  const pullRequest = {
    number: 7,
    state: 'open',
    head: { ref: 'cms/events/dilna-papiru', sha: 'head', repo: { fork: false } },
    labels: [{ name: 'decap-cms/draft' }],
    user: {},
  }
  const file = { filename: 'content/events/dilna-papiru.yaml', sha: 'blob', status: 'modified', patch: '@@' }
  const status = () => ({
    context: 'netlify/sedm/deploy-preview',
    target_url: isReady() ? preview : 'https://app.netlify.com/sites/sedm/deploys/1',
    state: isReady() ? 'success' : 'pending',
  })
  const answers: Record<string, () => object> = {
    '/user': () => ({ login: 'ada', name: 'Ada' }),
    [repository]: () => ({ permissions: { push: true }, owner: { login: 'sklad' } }),
    [`${repository}/pulls`]: () => [pullRequest],
    [`${repository}/compare/main...head`]: () => ({ files: [file] }),
    [`${repository}/git/blobs/blob`]: () => ({ content: Buffer.from(yaml).toString('base64') }),
    [`${repository}/commits/head/status`]: () => ({ statuses: [status()] }),
  }
  await page.route('https://api.github.com/**', (route) => {
    const answer = answers[new URL(route.request().url()).pathname]
    const headers = { 'Access-Control-Allow-Origin': '*' }
    return route.fulfill({ status: answer ? 200 : 404, json: answer?.() ?? {}, headers })
  })
}

/** Gives the form the settings and the headers that it has on the published site, and signs the editor in. */
async function asPublished(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(<script id="settings"[^>]*>)[^<]*/, '$1{"repository":"sklad/sedm"}')
    await route.fulfill({ body, headers: { ...response.headers(), ...formHeaders('https://*.netlify.app') } })
  })
  const editor = JSON.stringify({ backendName: 'github', token: 'token', login: 'ada' })
  await page.addInitScript((user) => localStorage.setItem('decap-cms-user', user), editor)
}

test('on the published site the preview shows the deploy preview of the proposal as soon as it is ready @desktop', async ({
  page,
  tree,
}) => {
  let isReady = false
  await routeGitHub(page, await tree.text('events/dilna-papiru.yaml'), () => isReady)
  await asPublished(page, tree.url)
  await page.route(`${preview}/**`, (route) =>
    route.fulfill({
      body: `<h1>${route.request().url()}</h1>`,
      headers: { 'Content-Type': 'text/html', ...securityHeaders({ framedBy: new URL(tree.url).origin }) },
    }),
  )
  const { pane, frame, shown } = previewIn(page)
  await page.goto(`${tree.url}#/collections/events/entries/dilna-papiru`)
  await expect(pane.getByRole('status')).toContainText('stiskněte nahoře „Zkontrolovat náhled“')
  await expect(frame).toHaveCount(0)
  isReady = true
  await page.getByRole('button', { name: 'Zkontrolovat náhled' }).click()
  await expect(shown).toHaveText(`${preview}/program/dilna-papiru`)
  await expect(frame).not.toHaveAttribute('sandbox', /top-navigation/)
})
