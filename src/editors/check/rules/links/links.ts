import type { ContentFile } from '../../engine/content-folder'
import { defineRule, type Finding } from '../../engine/rule'
import { quoted } from '../../engine/wording'

type Fact = { link: string; mended?: string }

const insecure = defineRule<Fact>('link/insecure', 'warning', {
  en: {
    what: ({ link }) => `${quoted(link, 'en')} is not encrypted.`,
    why: 'Browsers warn of such pages.',
    fix: 'Write https:// if the page opens with it.',
  },
  cs: {
    what: ({ link }) => `${quoted(link, 'cs')} není šifrovaný odkaz.`,
    why: 'Prohlížeče před takovými stránkami varují.',
    fix: 'Napište https://, pokud se s ním stránka otevře.',
  },
})

const unreadable = defineRule<Fact>('link/unreadable', 'error', {
  en: {
    what: ({ link }) => `${quoted(link, 'en')} is not an address.`,
    why: 'Whoever follows it gets nowhere.',
    fix: 'Copy the whole address from the browser.',
  },
  cs: {
    what: ({ link }) => `${quoted(link, 'cs')} není adresa.`,
    why: 'Kdo na odkaz klepne, nikam se nedostane.',
    fix: 'Zkopírujte celou adresu z prohlížeče.',
  },
})

const tracking = defineRule<Fact>('link/tracking', 'warning', {
  en: {
    what: ({ link }) => `${quoted(link, 'en')} carries marks of an advertising campaign.`,
    why: 'They follow visitors and say nothing of the page.',
    fix: ({ mended }) => `Write ${mended}`,
  },
  cs: {
    what: ({ link }) => `${quoted(link, 'cs')} nese značky reklamní kampaně.`,
    why: 'Sledují návštěvníky a o stránce nic neříkají.',
    fix: ({ mended }) => `Napište ${mended}`,
  },
})

const shortened = defineRule<Fact>('link/shortened', 'warning', {
  en: {
    what: ({ link }) => `${quoted(link, 'en')} is a shortened link.`,
    why: 'Nobody sees where it leads, and it ends with its service.',
    fix: 'Write the address that it leads to.',
  },
  cs: {
    what: ({ link }) => `${quoted(link, 'cs')} je zkrácený odkaz.`,
    why: 'Není vidět, kam vede, a skončí i se službou, která ho zkrátila.',
    fix: 'Napište adresu, na kterou vede.',
  },
})

const mail = defineRule<Fact>('link/mail', 'error', {
  en: {
    what: ({ link }) => `${quoted(link, 'en')} is not an e-mail address.`,
    why: 'What is sent there comes back.',
    fix: 'Write it like name@example.org.',
  },
  cs: {
    what: ({ link }) => `${quoted(link, 'cs')} není e-mailová adresa.`,
    why: 'Co se tam pošle, vrátí se.',
    fix: 'Napište to jako jmeno@example.org.',
  },
})

export const rules = [insecure, unreadable, tracking, shortened, mail]

/** A link or an e-mail address in a text, without the punctuation after it. */
export const linkOrMail =
  /(?:https?:\/\/|mailto:)[^\s"“”„<>]*[^\s"“”„<>.,;:!?)]|[^\s"“”„<>(),;:]*@[^\s"“”„<>(),;:]*[^\s"“”„<>(),;:.!?]/giu

const address = /^[\w.+-]+@[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}$/u
const shorteners = /^(www\.)?(bit\.ly|goo\.gl|tinyurl\.com|t\.co|ow\.ly|is\.gd|buff\.ly|rb\.gy|cutt\.ly)$/
const marks = /^(utm_\w+|fbclid|gclid|msclkid|mc_eid|igshid|si)$/

/** Links and e-mail addresses in all texts; what is only one of them has its own field and schema. */
export function check({ file, yaml }: ContentFile): Finding[] {
  return yaml.texts.flatMap(({ from, to, path }) => {
    if (path.at(-1) === 'email') return []
    return [...yaml.text.slice(from, to).matchAll(linkOrMail)].flatMap((match) => {
      const start = from + match.index
      const place = { file, ...yaml.between(start, start + match[0].length) }
      return findingOf(match[0], (rule, mended) =>
        rule.at(
          place,
          { link: match[0], mended },
          mended === undefined ? undefined : { edit: { from: start, to: start + match[0].length, text: mended } },
        ),
      )
    })
  })
}

type Told = (rule: typeof insecure, mended?: string) => Finding

function findingOf(link: string, tell: Told): Finding[] {
  if (!/^https?:/i.test(link)) {
    const [name = ''] = link.replace(/^mailto:/i, '').split('?')
    return address.test(name) ? [] : [tell(mail)]
  }
  const url = URL.canParse(link) ? new URL(link) : undefined
  if (!url?.hostname.includes('.')) return [tell(unreadable)]
  if (url.protocol === 'http:') return [tell(insecure)]
  if (shorteners.test(url.hostname)) return [tell(shortened)]
  const all = [...url.searchParams.keys()]
  const tracked = all.filter((key) => marks.test(key))
  if (tracked.length === 0) return []
  for (const key of tracked) url.searchParams.delete(key)
  return [tell(tracking, url.href)]
}
