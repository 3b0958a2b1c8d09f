import type { FieldTable } from './field-table'

export const textPageFields: FieldTable = {
  'TextPage.slug': {
    en: ['address', 'The end of the page’s address in each language, one word. It may be the same.'],
    cs: ['adresa stránky', 'Konec adresy stránky v každém jazyce, jedno slovo. Může být stejné.'],
  },
  'TextPage.formerSlugs': {
    en: ['former addresses', 'Addresses that the page had before. In every language they redirect here.'],
    cs: ['dřívější adresy', 'Adresy, které stránka měla předtím. V každém jazyce vedou sem.'],
  },
  'TextPage.title': {
    en: ['title', 'The title of the page.'],
    cs: ['nadpis', 'Nadpis stránky.'],
  },
  'TextPage.intro': {
    en: ['introduction', 'A paragraph before the sections. Search results show it too.'],
    cs: ['úvod', 'Odstavec před oddíly. Ukazují ho i vyhledávače.'],
  },
  'TextPage.questions': {
    en: [
      'questions',
      'Questions of visitors, with their answers. They come before the sections. The search and search engines show them too.',
    ],
    cs: ['otázky', 'Otázky návštěvníků s odpověďmi. Jsou před oddíly. Ukazuje je i hledání a vyhledávače.'],
  },
  'TextPage.questions.question': {
    en: ['question', 'The question as visitors ask it.'],
    cs: ['otázka', 'Otázka tak, jak ji návštěvníci kladou.'],
  },
  'TextPage.questions.answer': {
    en: ['answer', 'Paragraphs, separated by a blank line. The first sentence should answer the question.'],
    cs: ['odpověď', 'Odstavce oddělené prázdným řádkem. Odpovědět má už první věta.'],
  },
  'TextPage.questions.place': {
    en: ['place', 'The room or building that the answer is about. The answer ends with a link to it.'],
    cs: ['místo', 'Sál nebo budova, o které odpověď mluví. Odpověď končí odkazem na ni.'],
  },
  'TextPage.sections': {
    en: ['sections', 'The sections, in the order of the page.'],
    cs: ['oddíly', 'Oddíly v pořadí, v jakém jsou na stránce.'],
  },
  'TextPage.sections.heading': {
    en: ['heading', 'The heading of the section.'],
    cs: ['nadpis', 'Nadpis oddílu.'],
  },
  'TextPage.sections.text': {
    en: ['text', 'Paragraphs, separated by a blank line.'],
    cs: ['text', 'Odstavce oddělené prázdným řádkem.'],
  },
  'TextPage.feedback': {
    en: ['feedback', 'The last section, which invites visitors to write. An e-mail address follows it.'],
    cs: ['ohlasy', 'Poslední oddíl, který vybízí k napsání. Následuje po něm e-mail.'],
  },
  'TextPage.feedback.heading': {
    en: ['heading', 'The heading of the section.'],
    cs: ['nadpis', 'Nadpis oddílu.'],
  },
  'TextPage.feedback.text': {
    en: ['text', 'Paragraphs, separated by a blank line.'],
    cs: ['text', 'Odstavce oddělené prázdným řádkem.'],
  },
  'TextPage.feedback.email': {
    en: ['e-mail', 'Where visitors write to. Without it, the e-mail address of the exhibition is used.'],
    cs: ['e-mail', 'Kam mají návštěvníci psát. Bez tohoto pole platí e-mail výstavy.'],
  },
  'TextPage.accessibility': {
    en: [
      'accessibility statement',
      'Whether this is the page about the accessibility of the site. The contact links to it, and it links back.',
    ],
    cs: [
      'prohlášení o přístupnosti',
      'Zda je to stránka o přístupnosti webu. Odkazuje na ni kontakt a ona odkazuje zpět na něj.',
    ],
  },
  'TextPage.date': {
    en: ['day', 'The day on which the page was last correct. It is shown at the end, with the organiser’s name.'],
    cs: ['den', 'Den, ke kterému stránka platí. Ukazuje se na konci se jménem pořadatele.'],
  },
  'TextPage.menu': {
    en: ['link in the menu', 'The text of the link in the menu. Without it, there is no link.'],
    cs: ['odkaz v menu', 'Text odkazu v menu. Bez něj tam odkaz není.'],
  },
  'TextPage.footer': {
    en: ['link in the footer', 'The text of the link in the footer. Without it, there is no link.'],
    cs: ['odkaz v zápatí', 'Text odkazu v zápatí. Bez něj tam odkaz není.'],
  },
}
