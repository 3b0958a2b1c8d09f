import { field, type FieldTable, paragraphs } from './field-table'

export const textPageFields: FieldTable = {
  'TextPage.slug': field('address', 'adresa stránky', {
    en: 'The end of the page’s address in each language, one word. It may be the same.',
    cs: 'Konec adresy stránky v každém jazyce, jedno slovo. Může být stejné.',
  }),
  'TextPage.formerSlugs': field('former addresses', 'dřívější adresy', {
    en: 'Addresses that the page had before. In every language they redirect here.',
    cs: 'Adresy, které stránka měla předtím. V každém jazyce vedou sem.',
  }),
  'TextPage.title': field('title', 'nadpis', { en: 'The title of the page.', cs: 'Nadpis stránky.' }),
  'TextPage.intro': field('introduction', 'úvod', {
    en: 'A paragraph before the sections. Search results show it too.',
    cs: 'Odstavec před oddíly. Ukazují ho i vyhledávače.',
  }),
  'TextPage.questions': field('questions', 'otázky', {
    en: 'Questions of visitors, with their answers. They come before the sections. The search and search engines show them too.',
    cs: 'Otázky návštěvníků s odpověďmi. Jsou před oddíly. Ukazuje je i hledání a vyhledávače.',
  }),
  'TextPage.questions.question': field('question', 'otázka', {
    en: 'The question as visitors ask it.',
    cs: 'Otázka tak, jak ji návštěvníci kladou.',
  }),
  'TextPage.questions.answer': field('answer', 'odpověď', {
    en: 'Paragraphs, separated by a blank line. The first sentence should answer the question.',
    cs: 'Odstavce oddělené prázdným řádkem. Odpovědět má už první věta.',
  }),
  'TextPage.questions.place': field('place', 'místo', {
    en: 'The room or building that the answer is about. The answer ends with a link to it.',
    cs: 'Sál nebo budova, o které odpověď mluví. Odpověď končí odkazem na ni.',
  }),
  'TextPage.sections': field('sections', 'oddíly', {
    en: 'The sections, in the order of the page.',
    cs: 'Oddíly v pořadí, v jakém jsou na stránce.',
  }),
  'TextPage.sections.heading': field('heading', 'nadpis', { en: 'The heading of the section.', cs: 'Nadpis oddílu.' }),
  'TextPage.sections.text': field('text', 'text', paragraphs),
  'TextPage.feedback': field('feedback', 'ohlasy', {
    en: 'The last section, which invites visitors to write. An e-mail address follows it.',
    cs: 'Poslední oddíl, který vybízí k napsání. Následuje po něm e-mail.',
  }),
  'TextPage.feedback.heading': field('heading', 'nadpis', { en: 'The heading of the section.', cs: 'Nadpis oddílu.' }),
  'TextPage.feedback.text': field('text', 'text', paragraphs),
  'TextPage.feedback.email': field('e-mail', 'e-mail', {
    en: 'Where visitors write to. Without it, the e-mail address of the exhibition is used.',
    cs: 'Kam mají návštěvníci psát. Bez tohoto pole platí e-mail výstavy.',
  }),
  'TextPage.accessibility': field('accessibility statement', 'prohlášení o přístupnosti', {
    en: 'Whether this is the page about the accessibility of the site. The contact links to it, and it links back.',
    cs: 'Zda je to stránka o přístupnosti webu. Odkazuje na ni kontakt a ona odkazuje zpět na něj.',
  }),
  'TextPage.date': field('day', 'den', {
    en: 'The day on which the page was last correct. It is shown at the end, with the organiser’s name.',
    cs: 'Den, ke kterému stránka platí. Ukazuje se na konci se jménem pořadatele.',
  }),
  'TextPage.menu': field('link in the menu', 'odkaz v menu', {
    en: 'The text of the link in the menu. Without it, there is no link.',
    cs: 'Text odkazu v menu. Bez něj tam odkaz není.',
  }),
  'TextPage.footer': field('link in the footer', 'odkaz v zápatí', {
    en: 'The text of the link in the footer. Without it, there is no link.',
    cs: 'Text odkazu v zápatí. Bez něj tam odkaz není.',
  }),
}
