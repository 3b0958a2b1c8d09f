import { error, reporter, type Rules, warning } from '../../base/rule'

export const rules = {
  'venue/room': error({
    what: {
      en: '{field}: “{venue}” is not a building, but a room in “{building}”.',
      cs: '{field}: „{venue}“ není budova, ale místnost v budově „{building}“.',
    },
    why: {
      en: 'The other rooms of the building would not belong to the exhibition.',
      cs: 'Ostatní místnosti budovy by k výstavě nepatřily.',
    },
    fix: { en: 'Write “{building}” here.', cs: 'Napište sem „{building}“.' },
  }),
  'room/outside-venue': warning({
    what: { en: 'The place {room} is not in the venue {venue}.', cs: 'Místo {room} není v místě konání {venue}.' },
    why: { en: 'The label sends visitors to another building.', cs: 'Popisek posílá návštěvníky do jiné budovy.' },
    fix: {
      en: 'If the room is in the venue, add its building to the file of the place: “within: {venue}”. If the work hangs elsewhere, leave it.',
      cs: 'Pokud je místnost v místě konání, doplňte do souboru místa {room} budovu: „within: {venue}“. Pokud dílo visí jinde, nechte to být.',
    },
  }),
  'floor/outside-venue': error({
    what: {
      en: 'The place {room} is on a floor, but it is not in the venue {venue}.',
      cs: 'Místo {room} je uvedené v patře, ale není v místě konání {venue}.',
    },
    why: {
      en: 'The page of rooms would send visitors to another building.',
      cs: 'Stránka místností by návštěvníky poslala do jiné budovy.',
    },
    fix: {
      en: 'Delete it from the floor, or write its building in the file of the place: “within: {venue}”.',
      cs: 'Smažte ho z patra, nebo do souboru místa napište budovu: „within: {venue}“.',
    },
  }),
  'floor/twice': error({
    what: { en: 'The room {room} is on the floors twice.', cs: 'Místnost {room} je v patrech dvakrát.' },
    why: { en: 'The walk through the rooms would lead there twice.', cs: 'Procházka místnostmi by tam vedla dvakrát.' },
    fix: { en: 'Keep it on one floor, once.', cs: 'Nechte ji v jediném patře, a to jednou.' },
  }),
  'floor/missing-room': warning({
    what: {
      en: 'The room {room} is in the venue, but on no floor.',
      cs: 'Místnost {room} je v místě konání, ale v žádném patře.',
    },
    why: {
      en: 'The page of rooms leaves it out, and the plan of a visitor has it at the end.',
      cs: 'Stránka místností ji vynechá a plán návštěvníka ji má na konci.',
    },
    fix: {
      en: 'Add it to the rooms of its floor (“rooms:”).',
      cs: 'Doplňte ji mezi místnosti jejího patra („rooms:“).',
    },
  }),
  'floor/not-drawn': error({
    what: { en: 'The drawing {plan} has no shape with the id “{room}”.', cs: 'Kresba {plan} nemá tvar s id „{room}“.' },
    why: { en: 'The plan could not mark the room.', cs: 'Plán by místnost nemohl vyznačit.' },
    fix: {
      en: 'Give the shape of the room this id in a drawing program or a text editor.',
      cs: 'Dejte tvaru místnosti toto id v kreslicím programu nebo textovém editoru.',
    },
  }),
  'floor/id-twice': error({
    what: {
      en: 'Two shapes of the drawing {plan} have the id “{id}”.',
      cs: 'V kresbě {plan} mají dva tvary id „{id}“.',
    },
    why: {
      en: 'The plan would mark only the first, which may be the wrong room.',
      cs: 'Plán by vyznačil jen první, třeba nesprávnou místnost.',
    },
    fix: {
      en: 'Give each shape another id, in a drawing program or a text editor.',
      cs: 'Dejte každému tvaru jiné id, v kreslicím programu nebo textovém editoru.',
    },
  }),
  'floor/style': error({
    what: { en: 'The drawing {plan} has a <style> element.', cs: 'Kresba {plan} má element <style>.' },
    why: {
      en: 'The plan is a part of the page, so the style would change the page too.',
      cs: 'Plán je součástí stránky, takže by styl změnil i ji.',
    },
    fix: {
      en: 'Export the drawing with presentation attributes in place of a style sheet.',
      cs: 'Exportujte kresbu s atributy (presentation attributes) místo stylů.',
    },
  }),
  'place/time-to-itself': warning({
    what: {
      en: 'This place is in the venue, and has a time from the venue.',
      cs: 'Toto místo je v místě konání a má čas z místa konání.',
    },
    why: {
      en: 'The programme would say how long it takes from the exhibition to the exhibition.',
      cs: 'Program by uváděl, jak dlouho to trvá z výstavy na výstavu.',
    },
    fix: {
      en: 'Delete the time from the venue (“fromVenue:” and what is under it).',
      cs: 'Smažte čas z místa konání („fromVenue:“ a to, co je pod ním).',
    },
  }),
} satisfies Rules

export const report = reporter(rules)
