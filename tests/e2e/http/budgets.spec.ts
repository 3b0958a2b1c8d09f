import { exhibition } from '../content.ts'
import { compressedSize } from '../loading/compressed-size.ts'
import { samples, type Kind } from '../pages.ts'
import { expect, test } from './test.ts'

const kB = 1000

/** The script with a time zone is in previews only. */
const inlineScript = /<script(?![^>]*\s(?:src|type|data-time-zone)=)[^>]*>([\s\S]*?)<\/script>/g

/** A part of the script of each feature that no other script contains. */
const partOf = {
  'next work': 'link[data-hero]',
  'opening hours': '[data-until]',
  filters: 'form[data-filters]',
  'programme clock': '[data-opening]',
  'live seats': '/api/availability',
  'moving work': 'viewTransitionName',
  'topmost row': 'data-topmost',
  'search of the wall': 'data-wall',
  'old addresses': 'location.replace(',
  hang: 'input[name="hang"]',
  zoom: 'button[data-zooms]',
  marks: '[data-mark]',
  plan: '[data-plan]',
  share: '[data-shared]',
  'copied address': '[data-copy]',
  'names that open': 'data-names-script',
  'link to the door': 'door:link',
  'early form': 'form[data-held]',
  'kept draft': '[name="event"]',
  'admission card': '[data-picture]',
}
type Feature = keyof typeof partOf
const featuresOf: Partial<Record<Kind, Feature[]>> = {
  home: [
    'next work',
    'opening hours',
    'filters',
    'programme clock',
    'live seats',
    'moving work',
    'marks',
    'names that open',
  ],
  artists: ['moving work', 'topmost row'],
  works: ['moving work', 'search of the wall'],
  artist: ['opening hours', 'moving work', 'old addresses', 'hang'],
  plan: ['opening hours', 'marks', 'plan', 'share'],
  calendars: ['copied address'],
  work: ['moving work', 'zoom', 'marks', 'share'],
  event: ['opening hours', 'live seats', 'marks', 'share', 'early form', 'kept draft', 'admission card'],
  invitation: ['opening hours', 'live seats', 'early form', 'kept draft', 'admission card'],
  door: ['link to the door'],
}

/** What a server sends before it waits for an answer: ten packets (RFC 6928). */
const firstRoundTrip = 14.6 * kB

for (const { kind, path } of samples) {
  const pictures = kind === 'home' ? (exhibition.hero?.length ?? 1) : kind === 'artist' || kind === 'work' ? 1 : 0

  test(`${path} has only its own scripts, at most 6.1 kB in the HTML, its title in the first round trip, and its pictures before its fonts`, async ({
    read,
  }) => {
    const { html } = await read(path)

    await test.step('it has the scripts of its own features and of no other', () => {
      const scripts = [...html.matchAll(inlineScript)].map(([, text = '']) => text)
      const found = (Object.keys(partOf) as Feature[]).filter((feature) => scripts.join().includes(partOf[feature]))
      expect.soft(found).toEqual(featuresOf[kind] ?? [])
      expect.soft(scripts.length).toBeGreaterThan(0)
      expect.soft(compressedSize(scripts.join('\n'))).toBeLessThanOrEqual(6.1 * kB)
    })

    await test.step('it loads no other script before it has loaded', () => {
      expect.soft(html).not.toMatch(/<script[^>]*\ssrc=|<link[^>]*(?:as="script"|modulepreload)/)
    })

    await test.step('what it needs for its title, and the work in it, fits into the first round trip', () => {
      const title = html.indexOf('</h1>')
      const end = kind === 'home' ? html.indexOf('</figure>', title) : title
      expect.soft(end).toBeGreaterThan(0)
      expect.soft(compressedSize(html.slice(0, end))).toBeLessThanOrEqual(firstRoundTrip)
    })

    // Of several pictures in the title, a script chooses one.
    await test.step('it preloads its first picture before its fonts', () => {
      const preloads = [...html.matchAll(/<link rel="preload" ([^>]*)>/g)].map(([, attributes = '']) => attributes)
      expect(preloads.map((attributes) => /as="(\w+)"/.exec(attributes)?.[1])).toEqual([
        ...Array.from({ length: pictures }, () => 'image'),
        ...(kind === 'home' ? ['font', 'font'] : ['font']),
      ])
      const waiting = preloads.filter((attributes) => attributes.includes('media="not all"'))
      expect(waiting).toHaveLength(pictures > 1 ? pictures : 0)
      const first = [...html.matchAll(/<picture>(<source[^>]*>)<img[^>]*fetchPriority="high"[^>]*>/gi)]
      expect(first).toHaveLength(pictures)
      for (const [index, [, source = '']] of first.entries()) {
        // With other values the browser would load two files.
        for (const name of ['srcset', 'sizes']) {
          const value = new RegExp(` ${name}="([^"]+)"`, 'i').exec(source)?.[1]
          expect(value).toBeTruthy()
          expect(preloads[index]!.toLowerCase()).toContain(`image${name}="${value!.toLowerCase()}"`)
        }
      }
    })
  })
}
