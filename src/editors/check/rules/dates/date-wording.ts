import { defineRule } from '../../engine/rule'

export const dateRules = {
  endBeforeStart: defineRule<{ start: string; end: string }>('date/end-before-start', 'error', {
    en: {
      what: ({ start, end }) => `It ends at ${end}, which is not after its start at ${start}.`,
      why: 'Nothing ends before it begins.',
      fix: 'Mend the start or the end.',
    },
    cs: {
      what: ({ start, end }) => `Konec ${end} není po začátku ${start}.`,
      why: 'Nic nekončí dřív, než začne.',
      fix: 'Opravte začátek, nebo konec.',
    },
  }),
  outside: defineRule<{ day: string; startDate: string; endDate: string }>('date/outside', 'error', {
    en: {
      what: (f) => `${f.day} is not a day of the exhibition, which lasts from ${f.startDate} to ${f.endDate}.`,
      why: 'Visitors would come to closed doors.',
      fix: 'Write a day of the exhibition.',
    },
    cs: {
      what: (f) => `${f.day} není den výstavy, ta trvá od ${f.startDate} do ${f.endDate}.`,
      why: 'Návštěvníci by přišli k zavřeným dveřím.',
      fix: 'Napište některý den výstavy.',
    },
  }),
  long: defineRule<{ hours: number }>('date/long', 'warning', {
    en: {
      what: ({ hours }) => `The event lasts ${hours} hours.`,
      why: 'It fills whole days in visitors’ calendars.',
      fix: 'Mend the day of the end.',
    },
    cs: {
      what: ({ hours }) => `Událost trvá ${hours} hodin.`,
      why: 'Návštěvníkům zabere v kalendáři celé dny.',
      fix: 'Opravte den, kdy končí.',
    },
  }),
  closesLate: defineRule<{ closes: string; end: string }>('date/registration-closes-late', 'error', {
    en: {
      what: ({ closes, end }) => `Registration closes at ${closes}, after the event ends at ${end}.`,
      why: 'Guests would register for what is over.',
      fix: 'Write a time before the event.',
    },
    cs: {
      what: ({ closes, end }) => `Registrace se uzavře ${closes}, až po konci události ${end}.`,
      why: 'Hosté by se registrovali na něco, co už skončilo.',
      fix: 'Napište čas před začátkem události.',
    },
  }),
  noSuchHour: defineRule<{ time: string; timeZone: string }>('date/no-such-hour', 'error', {
    en: {
      what: ({ time, timeZone }) => `The clocks of ${timeZone} never show ${time}.`,
      why: 'In that night they are put forward an hour.',
      fix: 'Write another time.',
    },
    cs: {
      what: ({ time, timeZone }) => `Hodiny v pásmu ${timeZone} čas ${time} nikdy neukážou.`,
      why: 'Té noci se posouvají o hodinu dopředu.',
      fix: 'Napište jiný čas.',
    },
  }),
  outsideHours: defineRule<{ opens: string; closes: string }>('date/outside-opening-hours', 'warning', {
    en: {
      what: ({ opens, closes }) => `That day the palace is open from ${opens} to ${closes} only.`,
      why: 'Visitors of this event would find it closed.',
      fix: 'Move the event, or the opening hours in exhibition.yaml.',
    },
    cs: {
      what: ({ opens, closes }) => `Ten den je palác otevřený jen od ${opens} do ${closes}.`,
      why: 'Kdo přijde na tuto událost, najde zavřeno.',
      fix: 'Posuňte událost, nebo otevírací dobu v exhibition.yaml.',
    },
  }),
  twice: defineRule<{ day: string }>('date/twice', 'error', {
    en: {
      what: ({ day }) => `${day} has opening hours already.`,
      why: 'The page would show the day twice.',
      fix: 'Delete one of the two, or mend its day.',
    },
    cs: {
      what: ({ day }) => `${day} už otevírací dobu má.`,
      why: 'Na stránce by byl den dvakrát.',
      fix: 'Jednu smažte, nebo opravte její den.',
    },
  }),
  noHours: defineRule<{ day: string }>('date/no-hours', 'warning', {
    en: {
      what: ({ day }) => `${day} is a day of the exhibition without opening hours.`,
      why: 'Visitors would take it for closed.',
      fix: 'Add the day to openingHours.',
    },
    cs: {
      what: ({ day }) => `${day} je den výstavy, ale otevírací dobu nemá.`,
      why: 'Návštěvníci si budou myslet, že je zavřeno.',
      fix: 'Doplňte den do openingHours.',
    },
  }),
  weekday: defineRule<{ written: string; right: string }>('date/weekday', 'warning', {
    en: {
      what: ({ written, right }) => `“${written}” is a ${right}.`,
      why: 'Visitors trust the name of the day.',
      fix: 'Mend the day of the week, or the date.',
    },
    cs: {
      what: ({ written, right }) => `„${written}“ je ${right}.`,
      why: 'Návštěvníci se řídí dnem v týdnu.',
      fix: 'Opravte den v týdnu, nebo datum.',
    },
  }),
}

const { weekday: _weekday, ...others } = dateRules

export const rules = Object.values(others)
