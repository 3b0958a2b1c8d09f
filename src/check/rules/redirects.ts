import { LineCounter } from 'yaml'
import { parse, TomlError } from 'smol-toml'
import { locales } from '../../i18n/locales'
import { documentRoutes, pathTo, pagePaths } from '../../i18n/routes'
import { at, type Content } from '../content-folder'
import type { Path } from '../parse-yaml'
import type { Position } from '../problem'
import { redirectsOf, type TomlValue } from '../redirects'
import { defineRule, type Finding } from '../rule'
import { Field, suggestion } from '../wording'

const invalid = defineRule<{ message: string }>('redirect/invalid', 'error', {
  en: {
    what: ({ message }) => `This is not valid TOML (${message}).`,
    why: 'The server would not take the site.',
    fix: 'Write texts in double quotes, and “key = value”.',
  },
  cs: {
    what: ({ message }) => `Toto není platný TOML (${message}).`,
    why: 'Server by stránky nepřijal.',
    fix: 'Texty pište do rovných uvozovek a klíče jako „klíč = hodnota“.',
  },
})

const noTarget = defineRule<{ target: string; targets: string[] }>('redirect/no-target', 'error', {
  en: {
    what: ({ target }) => `The redirect leads to ${target}, which does not exist.`,
    why: 'Whoever follows it sees “Page Not Found”.',
    fix: ({ target, targets }) => suggestion(target, targets, 'en'),
  },
  cs: {
    what: ({ target }) => `Přesměrování vede na ${target}, a to neexistuje.`,
    why: 'Kdo po něm půjde, uvidí „Stránka nenalezena“.',
    fix: ({ target, targets }) => suggestion(target, targets, 'cs'),
  },
})

const loop = defineRule('redirect/loop', 'error', {
  en: {
    what: 'The redirect leads to itself.',
    why: 'Browsers give up on it.',
    fix: 'Write where it should lead.',
  },
  cs: { what: 'Přesměrování vede samo na sebe.', why: 'Prohlížeč to vzdá.', fix: 'Napište, kam má vést.' },
})

const hidden = defineRule<{ page: string }>('redirect/hidden', 'warning', {
  en: {
    what: ({ page }) => `There is a page ${page}.`,
    why: 'The server shows the page, and the redirect never happens.',
    fix: 'Delete the redirect, or add “force = true”.',
  },
  cs: {
    what: ({ page }) => `Stránka ${page} existuje.`,
    why: 'Server ukáže ji a k přesměrování nikdy nedojde.',
    fix: 'Přesměrování smažte, nebo doplňte „force = true“.',
  },
})

const otherDocument = defineRule<{ path: Path; file: string; from: string; to: string }>(
  'redirect/other-document',
  'error',
  {
    en: {
      what: ({ path, file, from, to }) =>
        `${Field(path, 'en')}: here it is ${file}, but netlify.toml leads ${from} to ${to || 'nothing'}.`,
      why: 'Visitors open the document through that address.',
      fix: ({ file, from }) => `Give the redirect from ${from} in netlify.toml the line: to = "${file}"`,
    },
    cs: {
      what: ({ path, file, from, to }) =>
        `${Field(path, 'cs')}: tady je ${file}, ale netlify.toml vede z ${from} na ${to || 'nic'}.`,
      why: 'Návštěvníci otevírají dokument přes tuto adresu.',
      fix: ({ file, from }) => `V netlify.toml dejte přesměrování z ${from} řádek: to = "${file}"`,
    },
  },
)

export const rules = [invalid, noTarget, loop, hidden, otherDocument]

/** The rules of the server lead somewhere. */
export function check(content: Content): Finding[] {
  const { redirects } = content.folder
  if (!redirects) return []
  const { file, text } = redirects
  try {
    parse(text)
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const message = error.message.split('\n')[0]?.replace(/^Invalid TOML document: /, '') ?? ''
    return [invalid.at({ file, line: error.line, column: error.column, endColumn: error.column + 1 }, { message })]
  }
  const place = placesIn(file, text)
  const pages = pagePaths({
    artists: [...content.slugs('Artist').keys()],
    invitation: content.records('Event').find(({ data }) => data.invitation)?.data.invitation?.path,
  })
  const targets = targetsOf(content, pages)
  const own = redirectsOf(text).flatMap(({ from, to, force, conditional }) => {
    if (!to || /[:*]/.test(to.value)) return []
    if (from?.value === to.value) return [loop.at(place(to))]
    const target = to.value.replace(/[?#].*$/, '')
    if (!targets.has(target)) return [noTarget.at(place(to), { target: to.value, targets: [...targets] })]
    const isHidden = from && pages.includes(from.value) && !force && !conditional
    return isHidden ? [hidden.at(place(from), { page: from.value })] : []
  })
  return [...own, ...documents(content, text)]
}

function placesIn(file: string, text: string): (value: TomlValue) => Position & { file: string } {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1)
  return ({ from, to }) => {
    const { line, col } = lines.linePos(from)
    return { file, line, column: col, endColumn: col + Math.max(1, to - from) }
  }
}

/** Every address that the server can answer by itself. */
function targetsOf({ folder }: Content, pages: string[]): Set<string> {
  const html = pages.map((page) => (page === '/' ? '/index.html' : `${page}.html`))
  return new Set([...pages, ...html, ...folder.staticFiles])
}

/** The address of a document leads to the file that the content names. */
function documents(content: Content, text: string): Finding[] {
  const redirects = redirectsOf(text)
  return content.records('Exhibition').flatMap((exhibition) =>
    documentRoutes.flatMap((route) => {
      const path = ['documents', route, 'file']
      const { file } = exhibition.data.documents[route]
      if (!content.folder.staticFiles.has(file)) return []
      const wrong = locales
        .map((locale) => pathTo(route, locale))
        .map((from) => ({ from, to: redirects.find((each) => each.from?.value === from)?.to?.value ?? '' }))
        // One that leads nowhere is told in netlify.toml.
        .find(({ to }) => to !== file && (to === '' || content.folder.staticFiles.has(to)))
      return wrong ? [otherDocument.at(at(exhibition, path), { path, file, ...wrong })] : []
    }),
  )
}
