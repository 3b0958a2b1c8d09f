import { error, reporter, type Rules, warning } from '../../base/rule'

export const rules = {
  'link/insecure': warning({
    what: { en: '“{link}” is not encrypted.', cs: '„{link}“ není šifrovaný odkaz.' },
    why: { en: 'Browsers warn about such pages.', cs: 'Prohlížeče před takovými stránkami varují.' },
    fix: {
      en: 'Write https:// if the page also opens with it.',
      cs: 'Napište https://, pokud se s ním stránka otevře.',
    },
  }),
  'link/unreadable': error({
    what: { en: '“{link}” is not an address.', cs: '„{link}“ není adresa.' },
    why: { en: 'The link leads nowhere.', cs: 'Odkaz nikam nevede.' },
    fix: { en: 'Copy the whole address from the browser.', cs: 'Zkopírujte celou adresu z prohlížeče.' },
  }),
  'link/tracking': warning({
    what: {
      en: '“{link}” contains parameters of an advertising campaign.',
      cs: '„{link}“ obsahuje parametry reklamní kampaně.',
    },
    why: { en: 'They track visitors and are not part of the address.', cs: 'Sledují návštěvníky a k adrese nepatří.' },
    fix: { en: 'Write {fixed}', cs: 'Napište {fixed}' },
  }),
  'link/shortened': warning({
    what: { en: '“{link}” is a shortened link.', cs: '„{link}“ je zkrácený odkaz.' },
    why: {
      en: 'Visitors cannot see where it leads, and it stops working when its service ends.',
      cs: 'Není vidět, kam vede, a přestane fungovat i se službou, která ho zkrátila.',
    },
    fix: { en: 'Write the address it leads to.', cs: 'Napište adresu, na kterou vede.' },
  }),
  'link/redirect': warning({
    what: { en: '“{link}” leads through a page of another service.', cs: '„{link}“ vede přes stránku jiné služby.' },
    why: {
      en: 'The service learns who follows the link, and warns of it or stops it one day.',
      cs: 'Služba se dozví, kdo odkaz otevřel, a jednou před ním varuje, nebo ho zruší.',
    },
    fix: { en: 'Write {fixed}', cs: 'Napište {fixed}' },
  }),
  'link/space': error({
    what: { en: 'The link contains a space.', cs: 'V odkazu je mezera.' },
    why: { en: 'Programs end an address at the space.', cs: 'Programy adresu u mezery ukončí.' },
    fix: { en: 'Write {fixed}', cs: 'Napište {fixed}' },
  }),
  'link/mail': error({
    what: { en: '“{link}” is not an e-mail address.', cs: '„{link}“ není e-mailová adresa.' },
    why: { en: 'Messages to it cannot be delivered.', cs: 'Zprávy na ni nedojdou.' },
    fix: { en: 'Write it like name@example.org.', cs: 'Napište to jako jmeno@example.org.' },
  }),
} satisfies Rules

export const report = reporter(rules)
