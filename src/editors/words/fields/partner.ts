import type { FieldTable } from './field-table'

export const partnerFields: FieldTable = {
  'Partner.slug': {
    en: ['file name', 'The name of this file.'],
    cs: ['jméno souboru', 'Jméno tohoto souboru.'],
  },
  'Partner.name': {
    en: ['name', 'Written as the partner writes it. Screen readers read it instead of the logo.'],
    cs: ['název', 'Tak, jak ho partner píše. Čtečky obrazovky ho přečtou místo loga.'],
  },
  'Partner.group': {
    en: ['group', 'The group of logos on the home page.'],
    cs: ['skupina', 'Skupina log na úvodní stránce.'],
  },
  'Partner.url': {
    en: ['link', 'Where the logo leads.'],
    cs: ['odkaz', 'Kam logo vede.'],
  },
  'Partner.logo': {
    en: ['logo', 'The name of the logo’s file, in the same folder. Its size follows from the drawing.'],
    cs: ['logo', 'Jméno souboru s logem ve stejné složce. Velikost vyplývá z kresby.'],
  },
  'Partner.logoDark': {
    en: ['logo for dark screens', 'Used on dark screens if the logo must not be inverted.'],
    cs: ['logo pro tmavé obrazovky', 'Na tmavých obrazovkách se použije místo loga, které se nesmí převést na světlé.'],
  },
  'Partner.email': {
    en: ['e-mail', 'Where visitors ask a gallery about works of its artists. Without it they are led to its site.'],
    cs: ['e-mail', 'Kam se návštěvníci galerie ptají na díla jejích umělců. Bez něj je web odkáže na její stránky.'],
  },
}
