import { field, type FieldTable } from './field-table'

export const partnerFields: FieldTable = {
  'Partner.slug': field('file name', 'jméno souboru', { en: 'The name of this file.', cs: 'Jméno tohoto souboru.' }),
  'Partner.name': field('name', 'název', {
    en: 'Written as the partner writes it. Screen readers read it instead of the logo.',
    cs: 'Tak, jak ho partner píše. Čtečky obrazovky ho přečtou místo loga.',
  }),
  'Partner.group': field('group', 'skupina', {
    en: 'The group of logos on the home page.',
    cs: 'Skupina log na úvodní stránce.',
  }),
  'Partner.url': field('link', 'odkaz', { en: 'Where the logo leads.', cs: 'Kam logo vede.' }),
  'Partner.logo': field('logo', 'logo', {
    en: 'The name of the logo’s file, in the same folder. Its size follows from the drawing.',
    cs: 'Jméno souboru s logem ve stejné složce. Velikost vyplývá z kresby.',
  }),
  'Partner.logoDark': field('logo for dark screens', 'logo pro tmavé obrazovky', {
    en: 'Used on dark screens if the logo must not be inverted.',
    cs: 'Na tmavých obrazovkách se použije místo loga, které se nesmí převést na světlé.',
  }),
  'Partner.email': field('e-mail', 'e-mail', {
    en: 'Where visitors ask a gallery about works of its artists. Without it they are led to its site.',
    cs: 'Kam se návštěvníci galerie ptají na díla jejích umělců. Bez něj je web odkáže na její stránky.',
  }),
}
