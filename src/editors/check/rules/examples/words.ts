import { error, reporter, type Rules, warning } from '../../base/rule'

const what = {
  en: '{text} is still from the example that a new exhibition begins with.',
  cs: '{text} je pořád z ukázky, kterou nová výstava začíná.',
} as const
const fix = {
  en: 'Write your own. If a field need not be there, you can delete it with its key.',
  cs: 'Napište vlastní text. Pokud pole není povinné, můžete ho smazat i s klíčem.',
} as const

export const rules = {
  'example/text': warning({
    what,
    why: {
      en: 'Once the site is public, visitors would believe it.',
      cs: 'Až bude web veřejný, návštěvníci by tomu věřili.',
    },
    fix,
  }),
  'example/published': error({
    what,
    why: {
      en: 'The site is public (published.txt), and visitors believe it.',
      cs: 'Web je veřejný (published.txt) a návštěvníci tomu věří.',
    },
    fix,
  }),
} satisfies Rules

export const report = reporter(rules)
