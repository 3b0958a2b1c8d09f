import type { Text } from '../../../words/message-language'
import { error, reporter, type Rules, warning } from '../../base/rule'

export const rules = {
  'date/end-before-start': error({
    what: { en: 'The end {end} is not after the start {start}.', cs: 'Konec {end} není po začátku {start}.' },
    why: { en: 'Nothing ends before it begins.', cs: 'Nic nekončí dřív, než začne.' },
    fix: { en: 'Fix the start or the end.', cs: 'Opravte začátek, nebo konec.' },
  }),
  'date/outside': warning({
    what: {
      en: 'The event is on {day}, but the exhibition is from {startDate} to {endDate}.',
      cs: 'Akce je {day}, ale výstava trvá od {startDate} do {endDate}.',
    },
    why: { en: 'Visitors may come to closed doors.', cs: 'Návštěvníci možná přijdou k zavřeným dveřím.' },
    fix: {
      en: 'Write a day of the exhibition, for example:\n{lines}\nIf the day is correct, leave it.',
      cs: 'Napište některý den výstavy, třeba:\n{lines}\nPokud je den správně, nechte ho být.',
    },
  }),
  'date/registration-outside': error({
    what: {
      en: 'Guests register for this event, but {day} is more than {days} days from the exhibition, which is from {startDate} to {endDate}.',
      cs: 'Na tuto akci se hosté registrují, ale {day} je od výstavy dál než {days} dní. Výstava trvá od {startDate} do {endDate}.',
    },
    why: {
      en: 'The data of guests are erased some days after the event, so with a wrong year they would be erased at once, or a year too late.',
      cs: 'Údaje hostů se mažou několik dní po akci, takže se špatným rokem by se smazaly hned, nebo o rok později.',
    },
    fix: {
      en: 'Write a day of the exhibition, for example:\n{lines}\nIf the day is correct, fix the first or the last day of the exhibition in exhibition.yaml (“startDate:”, “endDate:”). If those are correct too, delete the registration or the invitation: so far from the exhibition the site takes no registrations.',
      cs: 'Napište některý den výstavy, třeba:\n{lines}\nPokud je den správně, opravte první nebo poslední den výstavy v exhibition.yaml („startDate:“, „endDate:“). Pokud jsou správně i ty, smažte registraci nebo pozvánku: tak daleko od výstavy web nikoho neregistruje.',
    },
  }),
  'date/hours-outside': error({
    what: {
      en: '{day} is not a day of the exhibition, which is from {startDate} to {endDate}.',
      cs: '{day} není den výstavy, která trvá od {startDate} do {endDate}.',
    },
    why: {
      en: 'The site would contradict itself, and visitors would come to closed doors.',
      cs: 'Web by si odporoval a návštěvníci by přišli k zavřeným dveřím.',
    },
    fix: {
      en: 'Write a day of the exhibition, or correct its first or last day (“startDate:”, “endDate:”).',
      cs: 'Napište některý den výstavy, nebo opravte její první či poslední den („startDate:“, „endDate:“).',
    },
  }),
  'date/long': warning({
    what: { en: 'The event lasts {hours} hours.', cs: 'Akce trvá {hours} hodin.' },
    why: { en: 'It fills whole days in visitors’ calendars.', cs: 'Návštěvníkům zabere v kalendáři celé dny.' },
    fix: {
      en: 'Fix the day of the end. If it is correct, leave it.',
      cs: 'Opravte den, kdy končí. Pokud je správně, nechte ho být.',
    },
  }),
  'date/too-long': error({
    what: {
      en: 'The exhibition would last more than ten years, from {startDate} to {endDate}.',
      cs: 'Výstava by trvala přes deset let, od {startDate} do {endDate}.',
    },
    why: { en: 'Visitors would come after its end.', cs: 'Návštěvníci by přišli i po jejím konci.' },
    fix: { en: 'Fix the year of the last day, or of the first.', cs: 'Opravte rok posledního dne, nebo prvního.' },
  }),
  'date/long-hours': warning({
    what: {
      en: 'The exhibition would be open from {opens} to {closes} of the next day, {hours} hours.',
      cs: 'Výstava by byla otevřená od {opens} do {closes} dalšího dne, tedy {hours} hodin.',
    },
    why: { en: 'Such hours are often a typing error.', cs: 'Taková otevírací doba bývá překlep.' },
    fix: {
      en: 'Fix the opening or the closing. If they are correct, leave them.',
      cs: 'Opravte začátek, nebo konec. Pokud jsou správně, nechte je být.',
    },
  }),
  'date/no-such-hour': error({
    what: {
      en: 'The time {time} does not exist in the time zone {timeZone}.',
      cs: 'Čas {time} v pásmu {timeZone} neexistuje.',
    },
    why: { en: 'The clocks go forward by an hour that night.', cs: 'Té noci se hodiny posouvají o hodinu dopředu.' },
    fix: { en: 'Write another time.', cs: 'Napište jiný čas.' },
  }),
  'date/outside-opening-hours': warning({
    what: {
      en: 'On that day the exhibition is open only from {opens} to {closes}.',
      cs: 'Ten den je výstava otevřená jen od {opens} do {closes}.',
    },
    why: { en: 'Visitors of the event would find it closed.', cs: 'Kdo přijde na tuto akci, najde zavřeno.' },
    fix: {
      en: 'Move the event, or the opening hours in exhibition.yaml. If its visitors are let in, leave it.',
      cs: 'Posuňte akci, nebo otevírací dobu v exhibition.yaml. Pokud na akci pustíte i mimo ni, nechte to být.',
    },
  }),
  'date/night': warning({
    what: { en: 'The event starts at {time}, in the night.', cs: 'Akce začíná v {time}, tedy v noci.' },
    why: {
      en: 'If the afternoon is meant, visitors would come too late.',
      cs: 'Pokud jde o odpoledne, návštěvníci by přišli pozdě.',
    },
    fix: {
      en: 'In the afternoon it is "{afternoon}". If the night is meant, leave it.',
      cs: 'Odpoledne je to "{afternoon}". Pokud má být v noci, nechte to být.',
    },
  }),
  'date/twice': error({
    what: { en: '{day} already has opening hours.', cs: '{day} už otevírací dobu má.' },
    why: { en: 'The page would show the day twice.', cs: 'Na stránce by byl den dvakrát.' },
    fix: { en: 'Delete one of the two, or fix its day.', cs: 'Jednu smažte, nebo opravte její den.' },
  }),
  'date/no-hours': warning({
    what: {
      en: 'The exhibition has days without opening hours: {days}.',
      cs: 'Výstava má dny bez otevírací doby: {days}.',
    },
    why: { en: 'Visitors would think the exhibition is closed.', cs: 'Návštěvníci si budou myslet, že je zavřeno.' },
    fix: {
      en: 'Add their opening hours (“openingHours:”), or correct the first or the last day (“startDate:”, “endDate:”). If it is closed then, leave it.',
      cs: 'Doplňte jejich otevírací dobu („openingHours:“), nebo opravte první či poslední den („startDate:“, „endDate:“). Pokud je tehdy zavřeno, nechte to být.',
    },
  }),
  'date/updated-late': warning({
    what: {
      en: 'The last change is on {day}, after the event and after the exhibition, which ends on {endDate}.',
      cs: 'Poslední změna je {day}, po akci i po výstavě, která končí {endDate}.',
    },
    why: { en: 'Nothing changes about an event that is over.', cs: 'Na akci, která skončila, se už nic nemění.' },
    fix: { en: 'Write the day and time when you changed the event.', cs: 'Napište den a čas, kdy jste akci změnili.' },
  }),
  'date/weekday': warning({
    what: { en: '“{written}” is a {right}.', cs: '„{written}“ je {right}.' },
    why: { en: 'Visitors rely on the name of the day.', cs: 'Návštěvníci se řídí dnem v týdnu.' },
    fix: { en: 'Fix the day of the week, or the date.', cs: 'Opravte den v týdnu, nebo datum.' },
  }),
  'date/description': warning({
    what: {
      en: 'The description names “{written}”, but the exhibition is from {startDate} to {endDate}.',
      cs: 'V popisu je „{written}“, ale výstava trvá od {startDate} do {endDate}.',
    },
    why: {
      en: 'Search engines and shared links show the description, and visitors would come on a wrong day.',
      cs: 'Popis ukazují vyhledávače i sdílené odkazy a návštěvníci by přišli v jiný den.',
    },
    fix: {
      en: 'Write “{days}”. If another day is meant, leave it.',
      cs: 'Napište „{days}“. Pokud jde o jiný den, nechte ho být.',
    },
  }),
  'date/demo-in-production': warning({
    what: {
      en: 'The public site would behave as if it were {demoDate}.',
      cs: 'Veřejný web by se choval, jako by bylo {demoDate}.',
    },
    why: {
      en: 'Visitors would see another day, and registration would close at the wrong time.',
      cs: 'Návštěvníci by viděli jiný den a registrace by se uzavřela ve špatnou dobu.',
    },
    fix: {
      en: 'Before the site opens to the public, delete the demonstration date (the line “demoDate:”).',
      cs: 'Než web otevřete veřejnosti, smažte datum ukázky (řádek „demoDate:“).',
    },
  }),
} satisfies Rules

export const report = reporter(rules)

/** Other fixes of these rules. */
export const datePhrases = {
  afterMidnight: {
    en: 'If it ends after midnight, write "{end}". Otherwise fix the start or the end.',
    cs: 'Končí-li po půlnoci, napište "{end}". Jinak opravte začátek, nebo konec.',
  },
} as const satisfies Record<string, Text>
