import { all, value } from '../support/faults'
import { inCzech, inEnglish, noRegistrations, partner, registerAt } from './exhibition'
import type { Faults } from './seeded-fault'

export const links: Faults = {
  'link/insecure': { 'a link that is not encrypted': inCzech('Viz ⟦http://pruhy.example⟧.') },
  'link/unreadable': { 'a link that is no address': inEnglish('See ⟦https://pruhy⟧.') },
  'link/tracking': {
    'a link with a campaign': [
      inEnglish('See ⟦https://pruhy.example/?utm_source=mail⟧.'),
      'Write https://pruhy.example/',
    ],
    'a link that was shared, of whose query the rest stays as it is': [
      inEnglish('See ⟦https://pruhy.example/a?q=a%20b&igshid=x&flag&igsh=y==#part⟧.'),
      'Write https://pruhy.example/a?q=a%20b&flag#part',
    ],
    'a partner’s link with a campaign': value(partner, 'url: https://tuuli.example', 'https://tuuli.example/?fbclid=x'),
  },
  'link/shortened': { 'a shortened link': inEnglish('See ⟦https://bit.ly/3xyz⟧.') },
  'link/redirect': {
    'a link that was copied from a search': [
      inEnglish('See ⟦https://www.google.com/url?q=https://pruhy.example/a%3Fb%3D1%26utm_source%3Dx&sa=D⟧.'),
      'Write https://pruhy.example/a?b=1',
    ],
    'a partner’s link that was copied from a mail': value(
      partner,
      'url: https://tuuli.example',
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Ftuuli.example%2F&data=05',
    ),
  },
  'link/space': {
    'a partner’s link with a space': [
      value(partner, 'url: https://tuuli.example', 'https://tuuli.example/o nás'),
      'Write https://tuuli.example/o%20nás',
    ],
  },
  'link/mail': {
    'an e-mail without a country': inCzech('Pište na ⟦ada@pruhy⟧.'),
    'a registration by a mail that cannot be sent': all(noRegistrations, registerAt('mailto:sest.majakka.example')),
  },
}
