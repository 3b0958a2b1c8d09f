type Place = Queries.PlaceInShortFragment & Queries.PlaceLinkFragment

/** A room of the venue, as queries give it. */
export const aRoom = (facts: Partial<Place> = {}): Place => ({
  slug: 'salon',
  name: 'Lantern Room',
  isInVenue: true,
  isOnMapOfContact: true,
  floor: null,
  fromVenue: null,
  within: { name: 'Harbour Warehouse', address: null, position: null, fromVenue: null },
  address: null,
  position: null,
  ...facts,
})

/** A building that is not the venue. */
export const anotherBuilding = (facts: Partial<Place> = {}): Place => ({
  ...aRoom({ slug: 'kotelna', name: 'Boiler House', isInVenue: false, isOnMapOfContact: false, within: null }),
  address: { street: 'Loděnická 4', locality: 'Brno – Komárov' },
  ...facts,
})
