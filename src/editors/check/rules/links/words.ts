import { reporter, type Rules } from '../../base/rule'

export const rules = {
  'link/insecure': {
    severity: 'warning',
    en: {
      what: '“{link}” is not encrypted.',
      why: 'Browsers warn about such pages.',
      fix: 'Write https:// if the page also opens with it.',
    },
    cs: {
      what: '„{link}“ není šifrovaný odkaz.',
      why: 'Prohlížeče před takovými stránkami varují.',
      fix: 'Napište https://, pokud se s ním stránka otevře.',
    },
  },
  'link/unreadable': {
    severity: 'error',
    en: {
      what: '“{link}” is not an address.',
      why: 'The link leads nowhere.',
      fix: 'Copy the whole address from the browser.',
    },
    cs: {
      what: '„{link}“ není adresa.',
      why: 'Odkaz nikam nevede.',
      fix: 'Zkopírujte celou adresu z prohlížeče.',
    },
  },
  'link/tracking': {
    severity: 'warning',
    en: {
      what: '“{link}” contains parameters of an advertising campaign.',
      why: 'They track visitors and are not part of the address.',
      fix: 'Write {fixed}',
    },
    cs: {
      what: '„{link}“ obsahuje parametry reklamní kampaně.',
      why: 'Sledují návštěvníky a k adrese nepatří.',
      fix: 'Napište {fixed}',
    },
  },
  'link/shortened': {
    severity: 'warning',
    en: {
      what: '“{link}” is a shortened link.',
      why: 'Visitors cannot see where it leads, and it stops working when its service ends.',
      fix: 'Write the address it leads to.',
    },
    cs: {
      what: '„{link}“ je zkrácený odkaz.',
      why: 'Není vidět, kam vede, a přestane fungovat i se službou, která ho zkrátila.',
      fix: 'Napište adresu, na kterou vede.',
    },
  },
  'link/space': {
    severity: 'error',
    en: {
      what: 'The link contains a space.',
      why: 'Programs end an address at the space.',
      fix: 'Write {fixed}',
    },
    cs: {
      what: 'V odkazu je mezera.',
      why: 'Programy adresu u mezery ukončí.',
      fix: 'Napište {fixed}',
    },
  },
  'link/mail': {
    severity: 'error',
    en: {
      what: '“{link}” is not an e-mail address.',
      why: 'Messages to it cannot be delivered.',
      fix: 'Write it like name@example.org.',
    },
    cs: {
      what: '„{link}“ není e-mailová adresa.',
      why: 'Zprávy na ni nedojdou.',
      fix: 'Napište to jako jmeno@example.org.',
    },
  },
} as const satisfies Rules

export const report = reporter(rules)
