import type { RuleWords, Text } from './rule-words'

/** Facts that contradict each other. */
export const facts = {
  'sort-name/other': {
    en: {
      what: 'The name for sorting “{sortName}” does not fit the name “{name}”.',
      why: 'Visitors look for artists by their surnames.',
      fix: 'Write {meant} (surname first). If the artist is really sorted like this, leave it.',
    },
    cs: {
      what: 'Jméno pro řazení „{sortName}“ neodpovídá jménu „{name}“.',
      why: 'Návštěvníci hledají umělce podle příjmení.',
      fix: 'Napište {meant} (nejdřív příjmení). Pokud se umělec opravdu řadí takto, nechte to být.',
    },
  },
  'sort-name/duplicate': {
    en: {
      what: '{other} has the name for sorting “{sortName}” too.',
      why: 'One of the two artists would be at a wrong place in the list.',
      fix: 'Write the surname and the first name of this artist.',
    },
    cs: {
      what: 'Jméno pro řazení „{sortName}“ má už {other}.',
      why: 'Jeden z obou umělců by byl v seznamu na špatném místě.',
      fix: 'Napište příjmení a jméno tohoto umělce.',
    },
  },
  'list/twice': {
    en: {
      what: '“{value}” is in this list twice.',
      why: 'The page would show it twice.',
      fix: 'Delete one of them, or write what was meant.',
    },
    cs: {
      what: '„{value}“ je v tomto seznamu dvakrát.',
      why: 'Na stránce by to bylo dvakrát.',
      fix: 'Jedno z toho smažte, nebo napište, co tu mělo být.',
    },
  },
  'studio/other-place': {
    en: {
      what: 'The studio is at {place}, but its tour ({tour}) takes place at {tourPlace}.',
      why: 'Visitors would not know where to come.',
      fix: 'Fix the place here or in the event, or name another tour.',
    },
    cs: {
      what: 'Ateliér je v místě {place}, ale prohlídka ({tour}) je v místě {tourPlace}.',
      why: 'Návštěvníci by nevěděli, kam přijít.',
      fix: 'Opravte místo tady nebo u události, nebo uveďte jinou prohlídku.',
    },
  },
  'studio/other-artist': {
    en: {
      what: 'This is the studio of {artist}, but its tour ({tour}) is led by {tourArtist}.',
      why: 'Visitors would come to another artist.',
      fix: 'Fix the artist here or in the event, or name another tour.',
    },
    cs: {
      what: 'Tento ateliér má {artist}, ale prohlídku ({tour}) vede {tourArtist}.',
      why: 'Návštěvníci by přišli k někomu jinému.',
      fix: 'Opravte umělce tady nebo u události, nebo uveďte jinou prohlídku.',
    },
  },
  'position/far': {
    en: {
      what: 'The position {latitude}, {longitude} is far from all other places.',
      why: 'The link to the map would lead there.',
      fix: 'Copy the position from a map again. If it is correct, leave it.',
    },
    cs: {
      what: 'Poloha {latitude}, {longitude} je daleko od všech ostatních míst.',
      why: 'Odkaz na mapu by vedl tam.',
      fix: 'Zkopírujte polohu z mapy znovu. Pokud je správně, nechte ji být.',
    },
  },
} as const satisfies RuleWords

/** Other fixes of these rules. */
export const positionPhrases = {
  swap: {
    en: 'Write “latitude: {latitude}” and “longitude: {longitude}”: the two are in each other’s place.',
    cs: 'Napište „latitude: {latitude}“ a „longitude: {longitude}“: obě čísla jsou prohozená.',
  },
} as const satisfies Record<string, Text>
