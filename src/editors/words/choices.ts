import type {
  artistTypes,
  availabilities,
  countable,
  EventType,
  partnerGroups,
  placeOwners,
  transports,
} from '../../model/choices'
import type { MessageLanguage } from './message-language'

type Words<Values extends readonly string[]> = Record<Values[number], Record<MessageLanguage, string>>

const artistTypeWords: Words<typeof artistTypes> = {
  person: { en: 'person', cs: 'osoba' },
  collective: { en: 'collective', cs: 'skupina' },
}

const eventTypeWords: Words<EventType[]> = {
  guidedTour: { en: 'guided tour', cs: 'komentovaná prohlídka' },
  panelDiscussion: { en: 'panel discussion', cs: 'panelová diskuze' },
  closedSociety: { en: 'closed society', cs: 'uzavřená společnost' },
  childrensWorkshop: { en: 'workshop for children', cs: 'workshop pro děti' },
  workshop: { en: 'workshop', cs: 'workshop' },
  morningMeditation: { en: 'morning meditation', cs: 'ranní meditace' },
}

const availabilityWords: Words<typeof availabilities> = {
  open: { en: 'places left', cs: 'volná místa' },
  full: { en: 'full', cs: 'obsazeno' },
  closed: { en: 'registration closed', cs: 'registrace uzavřena' },
}

const countableWords: Words<typeof countable> = {
  artists: { en: 'artists', cs: 'umělci' },
  days: { en: 'days', cs: 'dny' },
  works: { en: 'works', cs: 'díla' },
}

const partnerGroupWords: Words<typeof partnerGroups> = {
  organizer: { en: 'organiser', cs: 'pořadatel' },
  partner: { en: 'partner', cs: 'partner' },
  gallery: { en: 'cooperating gallery', cs: 'spolupracující galerie' },
}

const placeOwnerWords: Words<typeof placeOwners> = {
  child: { en: 'each child', cs: 'každé dítě' },
  adult: { en: 'each adult', cs: 'každý dospělý' },
  everybody: { en: 'everybody', cs: 'každý' },
}

const transportWords: Words<typeof transports> = {
  metro: { en: 'metro', cs: 'metro' },
  tram: { en: 'tram', cs: 'tramvaj' },
  bus: { en: 'bus', cs: 'autobus' },
  train: { en: 'train', cs: 'vlak' },
  ferry: { en: 'ferry', cs: 'přívoz' },
}

/**
 * The values of choices in words, by the path of the field. Editors read these words in the form and in the reference.
 * Visitors read the texts of `translations/programme.yaml`, which belong to the exhibition.
 */
export const choices: Record<string, Record<string, Record<MessageLanguage, string>>> = {
  'Artist.type': artistTypeWords,
  'Event.type': eventTypeWords,
  'Event.availability': availabilityWords,
  'Event.registration.placeFor': placeOwnerWords,
  'Exhibition.contact.stops.by': transportWords,
  'Exhibition.numbers.counts': countableWords,
  'Partner.group': partnerGroupWords,
}
