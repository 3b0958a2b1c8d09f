import { isEmail, normaliseEmail } from '../../../../registration/email'
import { shorten } from '../../base/message'
import type { Path } from '../../base/path'
import type { Finding } from '../../base/rule'
import type { ContentFile } from '../../read/content'
import { report, type rules } from './words'

/** A link or an e-mail address in a text, without the punctuation after it; not the name of an account, '@ada'. */
const linkOrMail =
  /(?:https?:\/\/|mailto:)[^\s"“”„<>]*[^\s"“”„<>.,;:!?)]|[^\s"“”„<>(),;:]+@[^\s"“”„<>(),;:]*[^\s"“”„<>(),;:.!?]/giu

/** A text with its links replaced: they keep their characters, and as many others keep the positions. */
export const withoutLinks = (text: string) => text.replace(linkOrMail, (link) => '\ue000'.repeat(link.length))

const shorteners = /^(www\.)?(bit\.ly|goo\.gl|tinyurl\.com|t\.co|ow\.ly|is\.gd|buff\.ly|rb\.gy|cutt\.ly)$/
/** Pages that only lead on, and the parameters that may have the address: of links copied from a mail or a search. */
const redirects: readonly [page: RegExp, ...parameters: string[]][] = [
  [/^(www\.)?google\.\w+(\.\w+)?\/url$/, 'q', 'url'],
  [/^lm?\.(facebook|instagram)\.com\/(l\.php)?$/, 'u'],
  [/\.safelinks\.protection\.outlook\.com\/$/, 'url'],
]
const trackingParameters = /^(utm_\w+|fbclid|gclid|msclkid|mc_eid|igshid|igsh|si)(=|$)/

/** Links and e-mail addresses in all texts. A field `email` is left to its schema. */
export function* check({ yaml }: ContentFile): Iterable<Finding> {
  for (const { from, to, path, value } of yaml.texts) {
    if (path.at(-1) === 'email') continue
    if (isLinkWithSpaces(path, value)) {
      yield report('link/space', yaml.between(from, to), { fixed: value.trim().replace(/\s/g, '%20') })
      continue
    }
    for (const { 0: link, index } of yaml.text.slice(from, to).matchAll(linkOrMail)) {
      const start = from + index
      const end = start + link.length
      const { rule, fixed } = problemOf(link) ?? {}
      if (!rule) continue
      const autofix = fixed === undefined ? undefined : { edit: { from: start, to: end, text: fixed } }
      const values = { link: shorten(link), fixed: fixed ?? '' }
      yield report(rule, yaml.between(start, end), values, { autofix })
    }
  }
}

/** Whether the field of a link has a link with spaces. */
const isLinkWithSpaces = (path: Path, value: string) => path.at(-1) === 'url' && /^https:\/\/\S.*\s/.test(value.trim())

type LinkProblem = { rule: keyof typeof rules; fixed?: string }

function problemOf(link: string): LinkProblem | undefined {
  if (!/^https?:/i.test(link)) {
    const [address = ''] = link.replace(/^mailto:/i, '').split('?')
    return isEmail(normaliseEmail(address)) ? undefined : { rule: 'link/mail' }
  }
  const url = URL.canParse(link) ? new URL(link) : undefined
  if (!url?.hostname.includes('.')) return { rule: 'link/unreadable' }
  if (url.protocol === 'http:') return { rule: 'link/insecure' }
  if (shorteners.test(url.hostname)) return { rule: 'link/shortened' }
  const target = redirectedTo(url)
  if (target) return { rule: 'link/redirect', fixed: withoutTracking(target) }
  const fixed = withoutTracking(link)
  return fixed === link ? undefined : { rule: 'link/tracking', fixed }
}

/** The address that a page which only leads on leads to. */
function redirectedTo({ hostname, pathname, searchParams }: URL): string | undefined {
  const [, ...parameters] = redirects.find(([page]) => page.test(hostname + pathname)) ?? []
  const targets = parameters.map((name) => searchParams.get(name) ?? '')
  return targets.find((target) => /^https:\/\/\S+$/.test(target))
}

/** The rest stays as it is written: `URLSearchParams` would write it in another way. */
const withoutTracking = (link: string) =>
  link.replace(/\?([^#]*)/, (query, pairs: string) => {
    const kept = pairs.split('&').filter((pair) => !trackingParameters.test(pair))
    return kept.length === pairs.split('&').length ? query : kept.length > 0 ? `?${kept.join('&')}` : ''
  })
