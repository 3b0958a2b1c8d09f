/**
 * Every text of the interface: its key, and the names of the values that fill its `{{placeholders}}`. A text with the
 * placeholder `count` has a form for each plural of the language (`capacity_one`, `capacity_other` …).
 *
 * This list is the only place where a key is defined. The compiler refuses a key that is not here, and the check of the
 * content refuses a `translations/<namespace>.yaml` that lacks one of them.
 */
export const textKeys = {
  'common:skip': [],
  'common:menu.label': [],
  'common:menu.open': [],
  'common:menu.close': [],
  'common:menu.home': [],
  'common:menu.artists': [],
  'common:menu.about': [],
  'common:menu.studios': [],
  'common:menu.program': [],
  'common:menu.contact': [],
  'common:footer.organizer': ['organizer'],
  'common:phase.before': ['day', 'time'],
  'common:phase.during': ['day'],
  'common:phase.today': ['time'],
  'common:phase.after': ['date'],
  'common:years.around': ['years'],
  'common:years.since': ['years'],
  'errors:notFound.title': [],
  'errors:notFound.message': [],
  'errors:notFound.label': [],
  'errors:generic.title': [],
  'errors:generic.description': [],
  'errors:load.message': [],
  'errors:load.retry': [],
  'home:hero.hours': [],
  'home:numbers.heading': [],
  'home:about.heading': [],
  'home:studios.heading': [],
  'home:studios.strip': [],
  'home:artists.heading': [],
  'home:artists.all': [],
  'home:contact.heading': [],
  'home:contact.hours': [],
  'home:contact.today': ['time'],
  'home:contact.address': [],
  'home:contact.reach': [],
  'home:contact.open': [],
  'home:contact.coordinates': [],
  'home:contact.legend': [],
  'home:contact.directions': [],
  'home:programme.heading': [],
  'home:programme.registration': [],
  'home:programme.jump': [],
  'home:programme.moment.now': [],
  'home:programme.moment.next': [],
  'home:programme.moment.past': [],
  'home:programme.filter.label': [],
  'home:programme.filter.day': [],
  'home:programme.filter.type': [],
  'home:programme.filter.language': [],
  'home:programme.filter.all': [],
  'home:programme.filter.shown': ['shown', 'total'],
  'home:programme.filter.nothing': [],
  'home:programme.filter.reset': [],
  'home:programme.invited': [],
  'home:programme.address': [],
  'home:programme.ledBy': [],
  'home:programme.languages': [],
  'home:programme.capacity': ['count'],
  'home:programme.availability.full': [],
  'home:programme.availability.closed': [],
  'home:programme.type.guidedTour': [],
  'home:programme.type.panelDiscussion': [],
  'home:programme.type.closedSociety': [],
  'home:programme.type.childrensWorkshop': [],
  'home:programme.type.workshop': [],
  'home:programme.type.morningMeditation': [],
  'home:partners.heading': [],
  'home:partners.organizer': [],
  'home:partners.partner': [],
  'home:partners.gallery': [],
  'artists:title': [],
  'artists:description': [],
  'artists:letters': [],
  'artist:life.born': ['years'],
  'artist:life.died': ['years'],
  'artist:life.founded': ['years'],
  'artist:life.ended': ['years'],
  'artist:dimensions.height': ['size'],
  'artist:dimensions.width': ['size'],
  'artist:dimensions.depth': ['size'],
  'artist:dimensions.diameter': ['size'],
  'artist:edition.numbered': ['number', 'copies'],
  'artist:edition.unnumbered': ['copies'],
  'artist:works': [],
  'artist:others': [],
  'artist:previous': [],
  'artist:next': [],
  'artist:all': [],
  'artist:work.previous': [],
  'artist:work.next': [],
  'artist:work.zoomIn': [],
  'artist:work.zoomOut': [],
  'artist:work.close': [],
  'registration:dressCode': [],
  'registration:conditions': [],
  'registration:heading': [],
  'registration:fullName': [],
  'registration:email': [],
  'registration:attendance': [],
  'registration:solo': [],
  'registration:plusOne': [],
  'registration:consent': [],
  'registration:send': [],
  'registration:sending': [],
  'registration:summary': [],
  'registration:error.required': [],
  'registration:error.email': [],
  'registration:error.invalid': [],
  'registration:closed': [],
  'registration:answer.default': [],
  'registration:answer.invalid_data': [],
  'registration:answer.email_taken': [],
  'registration:answer.capacity_full': [],
  'registration:answer.registration_not_open': [],
  'registration:answer.registration_closed': [],
  'registration:answer.unknown_event': [],
  'registration:answer.not_published': [],
  'registration:success.title': [],
  'registration:success.message': [],
  'registration:success.calendar': [],
} as const satisfies Record<`${string}:${string}`, readonly string[]>

/** `namespace:path.to.text` */
export type TextKey = keyof typeof textKeys

/** A group of texts, in a file of its own. A page carries only the groups that it shows. */
export type Namespace = TextKey extends `${infer Name}:${string}` ? Name : never

export const namespaces = [...new Set(Object.keys(textKeys).map((key) => key.split(':')[0] as Namespace))]

/** The names of the values that a text needs. */
type Placeholder<Key extends TextKey> = (typeof textKeys)[Key][number]

/** What fills a text: a value for each of its placeholders. */
export type TextValues<Key extends TextKey> = {
  readonly [Name in Placeholder<Key>]: Name extends 'count' ? number : string | number
}

/** Gets a text of the interface in the language of the page, with its values filled in. */
export type GetText = <Key extends TextKey>(
  key: Key,
  ...values: [Placeholder<Key>] extends [never] ? [] : [values: TextValues<Key>]
) => string
