import { reporter, type Rules } from '../../base/rule'

export const rules = {
  'floor/outside-venue': {
    severity: 'error',
    en: {
      what: 'The place {room} is on a floor, but it is not in the venue {venue}.',
      why: 'The page of rooms would send visitors to another building.',
      fix: 'Delete it from the floor, or write its building in the file of the place: “within: {venue}”.',
    },
    cs: {
      what: 'Místo {room} je na patře, ale není v místě konání {venue}.',
      why: 'Stránka místností by návštěvníky poslala do jiné budovy.',
      fix: 'Smažte ho z patra, nebo do souboru místa napište budovu: „within: {venue}“.',
    },
  },
  'floor/twice': {
    severity: 'error',
    en: {
      what: 'The room {room} is on the floors twice.',
      why: 'The walk through the rooms would lead there twice.',
      fix: 'Keep it on one floor, once.',
    },
    cs: {
      what: 'Místnost {room} je na patrech dvakrát.',
      why: 'Procházka místnostmi by tam vedla dvakrát.',
      fix: 'Nechte ji na jednom patře, a jednou.',
    },
  },
  'floor/missing-room': {
    severity: 'warning',
    en: {
      what: 'The room {room} is in the venue, but on no floor.',
      why: 'The page of rooms leaves it out, and the plan of a visitor has it at the end.',
      fix: 'Add it to the rooms of its floor (“rooms:”).',
    },
    cs: {
      what: 'Místnost {room} je v místě konání, ale na žádném patře.',
      why: 'Stránka místností ji vynechá a plán návštěvníka ji má na konci.',
      fix: 'Doplňte ji mezi místnosti jejího patra („rooms:“).',
    },
  },
  'floor/not-drawn': {
    severity: 'error',
    en: {
      what: 'The drawing {plan} has no shape with the id “{room}”.',
      why: 'The plan could not mark the room.',
      fix: 'Give the shape of the room this id in a drawing program or a text editor.',
    },
    cs: {
      what: 'Kresba {plan} nemá tvar s id „{room}“.',
      why: 'Plán by místnost nemohl vyznačit.',
      fix: 'Dejte tvaru místnosti toto id v kreslicím programu nebo textovém editoru.',
    },
  },
  'floor/style': {
    severity: 'error',
    en: {
      what: 'The drawing {plan} has a <style> element.',
      why: 'The plan is a part of the page, so the style would change the page too.',
      fix: 'Export the drawing with presentation attributes in place of a style sheet.',
    },
    cs: {
      what: 'Kresba {plan} má element <style>.',
      why: 'Plán je součástí stránky, takže by styl změnil i ji.',
      fix: 'Exportujte kresbu s atributy (presentation attributes) místo stylů.',
    },
  },
  'place/time-to-itself': {
    severity: 'warning',
    en: {
      what: 'This place is in the venue, and has a time from the venue.',
      why: 'The programme would say how long it takes from the exhibition to the exhibition.',
      fix: 'Delete the time from the venue (“fromVenue:” and what is under it).',
    },
    cs: {
      what: 'Toto místo je v místě konání a má čas z místa konání.',
      why: 'Program by uváděl, jak dlouho to trvá z výstavy na výstavu.',
      fix: 'Smažte čas z místa konání („fromVenue:“ a to, co je pod ním).',
    },
  },
} as const satisfies Rules

export const report = reporter(rules)
