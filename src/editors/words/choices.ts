import type {
  artistTypes,
  availabilities,
  countable,
  EventType,
  partnerGroups,
  placeOwners,
  transports,
} from '../../model/choices'
import type { MessageLanguage, Text } from './message-language'

type Words<Values extends readonly string[]> = Record<Values[number], Text>

/**
 * The values of choices in words, by the path of the field. Editors read these words in the form and in the reference.
 * Visitors read the texts of `translations/programme.yaml`, which belong to the exhibition.
 */
export const choices: Record<string, Record<string, Text>> = {
  'Artist.type': {
    person: { en: 'person', cs: 'osoba' },
    collective: { en: 'collective', cs: 'skupina' },
  } satisfies Words<typeof artistTypes>,
  'Event.type': {
    guidedTour: { en: 'guided tour', cs: 'komentovaná prohlídka' },
    panelDiscussion: { en: 'panel discussion', cs: 'panelová diskuze' },
    closedSociety: { en: 'private event', cs: 'uzavřená společnost' },
    childrensWorkshop: { en: 'workshop for children', cs: 'workshop pro děti' },
    workshop: { en: 'workshop', cs: 'workshop' },
    morningMeditation: { en: 'morning meditation', cs: 'ranní meditace' },
  } satisfies Words<EventType[]>,
  'Event.availability': {
    open: { en: 'places left', cs: 'volná místa' },
    full: { en: 'full', cs: 'obsazeno' },
    closed: { en: 'registration closed', cs: 'registrace uzavřena' },
  } satisfies Words<typeof availabilities>,
  'Event.registration.placeFor': {
    child: { en: 'each child', cs: 'každé dítě' },
    adult: { en: 'each adult', cs: 'každý dospělý' },
    everybody: { en: 'everybody', cs: 'každý' },
  } satisfies Words<typeof placeOwners>,
  'Exhibition.contact.stops.by': {
    metro: { en: 'metro', cs: 'metro' },
    tram: { en: 'tram', cs: 'tramvaj' },
    bus: { en: 'bus', cs: 'autobus' },
    train: { en: 'train', cs: 'vlak' },
    ferry: { en: 'ferry', cs: 'přívoz' },
  } satisfies Words<typeof transports>,
  'Exhibition.numbers.counts': {
    artists: { en: 'artists', cs: 'umělci' },
    days: { en: 'days', cs: 'dny' },
    works: { en: 'works', cs: 'díla' },
  } satisfies Words<typeof countable>,
  'Partner.group': {
    organizer: { en: 'organiser', cs: 'pořadatel' },
    partner: { en: 'partner', cs: 'partner' },
    gallery: { en: 'cooperating gallery', cs: 'spolupracující galerie' },
  } satisfies Words<typeof partnerGroups>,
}

/** What a value of a choice means, as in the middle of a sentence. @param path of the field, 'Event.type' */
export const choiceName = (path: string, value: string, language: MessageLanguage): string =>
  choices[path]?.[value]?.[language] ?? value
