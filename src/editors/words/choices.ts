import type { Artist } from '../../model/artist'
import type { Event } from '../../model/event'
import type { Exhibition } from '../../model/exhibition'
import type { Partner } from '../../model/partner'
import type { MessageLanguage } from './message-language'

type Choices<Value extends string | undefined> = Record<NonNullable<Value>, Record<MessageLanguage, string>>

const artistTypes: Choices<Artist['type']> = {
  person: { en: 'person', cs: 'osoba' },
  collective: { en: 'collective', cs: 'skupina' },
}

const eventTypes: Choices<Event['type']> = {
  guidedTour: { en: 'guided tour', cs: 'komentovaná prohlídka' },
  panelDiscussion: { en: 'panel discussion', cs: 'panelová diskuze' },
  closedSociety: { en: 'closed society', cs: 'uzavřená společnost' },
  childrensWorkshop: { en: 'workshop for children', cs: 'workshop pro děti' },
  workshop: { en: 'workshop', cs: 'workshop' },
  morningMeditation: { en: 'morning meditation', cs: 'ranní meditace' },
}

const availabilities: Choices<Event['availability']> = {
  open: { en: 'places left', cs: 'volno' },
  full: { en: 'full', cs: 'obsazeno' },
  closed: { en: 'registration closed', cs: 'registrace uzavřena' },
}

const countedContent: Choices<NonNullable<Exhibition['numbers']>[number]['counts']> = {
  artists: { en: 'artists', cs: 'umělci' },
  days: { en: 'days', cs: 'dny' },
  works: { en: 'works', cs: 'díla' },
}

const partnerGroups: Choices<Partner['group']> = {
  organizer: { en: 'organiser', cs: 'pořadatel' },
  partner: { en: 'partner', cs: 'partner' },
  gallery: { en: 'cooperating gallery', cs: 'spolupracující galerie' },
}

/**
 * What the values of a choice mean, by the path of the field. Editors read these texts. Visitors read those of
 * `translations/home.yaml`, which an editor may word otherwise.
 */
export const choices: Record<string, Record<string, Record<MessageLanguage, string>>> = {
  'Artist.type': artistTypes,
  'Event.type': eventTypes,
  'Event.availability': availabilities,
  'Exhibition.numbers.counts': countedContent,
  'Partner.group': partnerGroups,
}
