import { languageOf, locales } from '../../../../i18n/locales'
import { servedFolder } from '../../../../model/content-folder'
import { kindNames } from '../../../../model/kinds'
import { closestTo } from '../../base/closest'
import { didYouMean, phrase } from '../../base/message'
import type { Finding } from '../../base/rule'
import type { Content } from '../../read/content'
import { type NetlifyRule, netlifyRules } from '../../read/netlify-rules'
import { knownAddresses, ownWords } from './addresses'
import { addressPhrases, report } from './words'

type Addresses = ReturnType<typeof knownAddresses>

/**
 * Reports rules of netlify.toml that hide a page, are never used, or lead to no page. Netlify uses the first rule that fits
 * an address: those that the build writes into `_redirects` come before these, and a page before a rule without `force`.
 */
export function check(content: Content): Finding[] {
  const { netlifyToml } = content.folder
  // Where a file cannot be read, its pages are unknown.
  if (netlifyToml === undefined || !kindNames.every(content.isComplete)) return []
  const addresses = knownAddresses(content)
  return netlifyRules(netlifyToml).flatMap((rule) => {
    const found = rule.isForSome ? [] : atItsAddress(rule, addresses)
    return found.length > 0 ? found : leadsToNothing(content, rule, addresses)
  })
}

function atItsAddress({ from, to, isForced }: NetlifyRule, { pages, redirected }: Addresses): Finding[] {
  if (!from?.value.startsWith('/')) return []
  const path = pathOf(from.value)
  const fits = patternOf(path)
  const isPattern = /[*:]/.test(path)
  const page = pages.find((each) => fits.test(each))
  const unused = (reason: keyof typeof addressPhrases & `unused${string}`) => [
    report('redirect/no-effect', from.place, { from: from.value, reason: phrase(addressPhrases[reason]) }),
  ]
  if (redirected.includes(path)) return unused('unusedRedirect')
  if (page !== undefined && isForced && page !== pathOf(to?.value ?? '')) {
    const fix = isPattern ? phrase(addressPhrases.deleteForce) : undefined
    return [report('redirect/hides-page', from.place, { from: from.value, page }, { fix })]
  }
  if (page !== undefined && !isForced && !isPattern) return unused('unusedPage')
  const isMissing = locales.slice(1).some((locale) => path.startsWith(`${languageOf(locale).prefix}/`))
  return isMissing && page === undefined ? unused('unusedMissing') : []
}

function leadsToNothing({ folder }: Content, { from, to }: NetlifyRule, { pages, redirected }: Addresses): Finding[] {
  if (!from || !to || !/^\/(?!\.netlify\/)[^*:]*$/.test(to.value)) return []
  const path = pathOf(to.value)
  const [word = ''] = path.slice(1).split('/')
  const [ending] = /\.\w+$/.exec(path) ?? []
  const isFile = ending === '.pdf' ? folder.files.has(servedFolder + path.slice(1)) : ending !== undefined
  if (isFile || ownWords.includes(word) || [...pages, ...redirected].includes(path)) return []
  const fix = didYouMean(closestTo(path, pages))
  return [report('redirect/to-nothing', to.place, { from: from.value, to: to.value }, { fix })]
}

/** The address of a page as the site writes it: '/umelci' of '/umelci/index.html?q'. */
const pathOf = (address: string) => address.replace(/[?#].*/, '').replace(/(\/index)?(\.html)?\/?$/, '') || '/'

/** A star at the end stands for anything, and a word after a colon for one part of an address. */
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\/?\*$/, '(/.*)?')
      .replaceAll(/:\w+/g, '[^/]+')}$`,
  )
