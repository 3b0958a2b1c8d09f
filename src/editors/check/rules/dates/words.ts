import { reporter, type Rules } from '../../base/rule'

export const rules = {
  'date/end-before-start': {
    severity: 'error',
    en: {
      what: 'The end {end} is not after the start {start}.',
      why: 'Nothing ends before it begins.',
      fix: 'Fix the start or the end.',
    },
    cs: {
      what: 'Konec {end} není po začátku {start}.',
      why: 'Nic nekončí dřív, než začne.',
      fix: 'Opravte začátek, nebo konec.',
    },
  },
  'date/outside': {
    severity: 'warning',
    en: {
      what: 'The event is on {day}, but the exhibition is from {startDate} to {endDate}.',
      why: 'Visitors may come to closed doors.',
      fix: 'Write a day of the exhibition, for example:\n{lines}\nIf the day is correct, leave it.',
    },
    cs: {
      what: 'Akce je {day}, ale výstava trvá od {startDate} do {endDate}.',
      why: 'Návštěvníci možná přijdou k zavřeným dveřím.',
      fix: 'Napište některý den výstavy, třeba:\n{lines}\nPokud je den správně, nechte ho být.',
    },
  },
  'date/registration-outside': {
    severity: 'error',
    en: {
      what: 'Guests register for this event, but {day} is more than {days} days from the exhibition, which is from {startDate} to {endDate}.',
      why: 'The data of guests are erased some days after the event, so with a wrong year they would be erased at once, or a year too late.',
      fix: 'Write a day of the exhibition, for example:\n{lines}\nIf the day is correct, fix the first or the last day of the exhibition in exhibition.yaml (“startDate:”, “endDate:”). If those are correct too, delete the registration or the invitation: so far from the exhibition the site takes no registrations.',
    },
    cs: {
      what: 'Na tuto akci se hosté registrují, ale {day} je od výstavy dál než {days} dní. Výstava trvá od {startDate} do {endDate}.',
      why: 'Údaje hostů se mažou několik dní po akci, takže se špatným rokem by se smazaly hned, nebo o rok později.',
      fix: 'Napište některý den výstavy, třeba:\n{lines}\nPokud je den správně, opravte první nebo poslední den výstavy v exhibition.yaml („startDate:“, „endDate:“). Pokud jsou správně i ty, smažte registraci nebo pozvánku: tak daleko od výstavy web nikoho neregistruje.',
    },
  },
  'date/hours-outside': {
    severity: 'error',
    en: {
      what: '{day} is not a day of the exhibition, which is from {startDate} to {endDate}.',
      why: 'The site would contradict itself, and visitors would come to closed doors.',
      fix: 'Write a day of the exhibition, or correct its first or last day (“startDate:”, “endDate:”).',
    },
    cs: {
      what: '{day} není den výstavy, která trvá od {startDate} do {endDate}.',
      why: 'Web by si odporoval a návštěvníci by přišli k zavřeným dveřím.',
      fix: 'Napište některý den výstavy, nebo opravte její první či poslední den („startDate:“, „endDate:“).',
    },
  },
  'date/long': {
    severity: 'warning',
    en: {
      what: 'The event lasts {hours} hours.',
      why: 'It fills whole days in visitors’ calendars.',
      fix: 'Fix the day of the end.',
    },
    cs: {
      what: 'Akce trvá {hours} hodin.',
      why: 'Návštěvníkům zabere v kalendáři celé dny.',
      fix: 'Opravte den, kdy končí.',
    },
  },
  'date/long-hours': {
    severity: 'warning',
    en: {
      what: 'The exhibition would be open from {opens} to {closes} of the next day, {hours} hours.',
      why: 'Such hours are often a typing error.',
      fix: 'Fix the opening or the closing. If they are correct, leave them.',
    },
    cs: {
      what: 'Výstava by byla otevřená od {opens} do {closes} dalšího dne, tedy {hours} hodin.',
      why: 'Taková otevírací doba bývá překlep.',
      fix: 'Opravte začátek, nebo konec. Pokud jsou správně, nechte je být.',
    },
  },
  'date/no-such-hour': {
    severity: 'error',
    en: {
      what: 'The time {time} does not exist in the time zone {timeZone}.',
      why: 'The clocks go forward by an hour that night.',
      fix: 'Write another time.',
    },
    cs: {
      what: 'Čas {time} v pásmu {timeZone} neexistuje.',
      why: 'Té noci se hodiny posouvají o hodinu dopředu.',
      fix: 'Napište jiný čas.',
    },
  },
  'date/outside-opening-hours': {
    severity: 'warning',
    en: {
      what: 'On that day the exhibition is open only from {opens} to {closes}.',
      why: 'Visitors of the event would find it closed.',
      fix: 'Move the event, or the opening hours in exhibition.yaml.',
    },
    cs: {
      what: 'Ten den je výstava otevřená jen od {opens} do {closes}.',
      why: 'Kdo přijde na tuto akci, najde zavřeno.',
      fix: 'Posuňte akci, nebo otevírací dobu v exhibition.yaml.',
    },
  },
  'date/twice': {
    severity: 'error',
    en: {
      what: '{day} already has opening hours.',
      why: 'The page would show the day twice.',
      fix: 'Delete one of the two, or fix its day.',
    },
    cs: {
      what: '{day} už otevírací dobu má.',
      why: 'Na stránce by byl den dvakrát.',
      fix: 'Jednu smažte, nebo opravte její den.',
    },
  },
  'date/no-hours': {
    severity: 'warning',
    en: {
      what: 'The exhibition has days without opening hours: {days}.',
      why: 'Visitors would think the exhibition is closed.',
      fix: 'Add their opening hours (“openingHours:”), or correct the first or the last day (“startDate:”, “endDate:”).',
    },
    cs: {
      what: 'Výstava má dny bez otevírací doby: {days}.',
      why: 'Návštěvníci si budou myslet, že je zavřeno.',
      fix: 'Doplňte jejich otevírací dobu („openingHours:“), nebo opravte první či poslední den („startDate:“, „endDate:“).',
    },
  },
  'date/weekday': {
    severity: 'warning',
    en: {
      what: '“{written}” is a {right}.',
      why: 'Visitors rely on the name of the day.',
      fix: 'Fix the day of the week, or the date.',
    },
    cs: {
      what: '„{written}“ je {right}.',
      why: 'Návštěvníci se řídí dnem v týdnu.',
      fix: 'Opravte den v týdnu, nebo datum.',
    },
  },
  'date/demo-in-production': {
    severity: 'warning',
    en: {
      what: 'The public site would behave as if it were {demoDate}.',
      why: 'Visitors would see another day, and registration would close at the wrong time.',
      fix: 'Before the site opens to the public, delete the demonstration date (the line “demoDate:”).',
    },
    cs: {
      what: 'Veřejný web by se choval, jako by bylo {demoDate}.',
      why: 'Návštěvníci by viděli jiný den a registrace by se uzavřela ve špatnou dobu.',
      fix: 'Než web otevřete veřejnosti, smažte datum ukázky (řádek „demoDate:“).',
    },
  },
} as const satisfies Rules

export const report = reporter(rules)
