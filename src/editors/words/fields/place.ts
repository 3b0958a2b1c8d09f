import { field, type FieldTable } from './field-table'

const doorToDoor = { en: 'From door to door.', cs: 'Ode dveří ke dveřím.' }

export const placeFields: FieldTable = {
  'Place.slug': field('file name', 'jméno souboru', {
    en: 'The name of this file. Other files refer to the place by it.',
    cs: 'Jméno tohoto souboru. Ostatní soubory ho používají jako odkaz na místo.',
  }),
  'Place.name': field('name', 'název', { en: 'The name of the place.', cs: 'Název místa.' }),
  'Place.within': field('building', 'budova', {
    en: 'The building that the room is in. A place has either this or an address.',
    cs: 'Budova, ve které místnost je. Místo má buď budovu, nebo adresu.',
  }),
  'Place.address': field('address', 'adresa', {
    en: 'The address of a building. A room has a building instead.',
    cs: 'Adresa budovy. Místnost má místo ní budovu.',
  }),
  'Place.address.street': field('street', 'ulice', { en: 'Street and number.', cs: 'Ulice a číslo.' }),
  'Place.address.postalCode': field('postal code', 'PSČ', {
    en: 'Written as in that country.',
    cs: 'Tak, jak se v té zemi píše.',
  }),
  'Place.address.locality': field('town', 'obec', { en: 'The town, with the district.', cs: 'Obec i s částí.' }),
  'Place.address.country': field('country', 'země', {
    en: 'The two-letter code (ISO 3166). The site shows the country’s name.',
    cs: 'Dvoupísmenný kód (ISO 3166). Na webu se ukáže jméno země.',
  }),
  'Place.capacity': field('capacity', 'kapacita', {
    en: 'How many people the room holds. An event there should not have a larger capacity.',
    cs: 'Kolik lidí se do místnosti vejde. Akce v ní by neměla mít větší kapacitu.',
  }),
  'Place.position': field('position', 'poloha', {
    en: 'The position on a map, in decimal degrees (WGS 84).',
    cs: 'Poloha na mapě v desetinných stupních (WGS 84).',
  }),
  'Place.position.latitude': field('latitude', 'zeměpisná šířka', { en: 'North is positive.', cs: 'Na sever kladná.' }),
  'Place.position.longitude': field('longitude', 'zeměpisná délka', {
    en: 'East is positive.',
    cs: 'Na východ kladná.',
  }),
  'Place.way': field('way inside', 'cesta uvnitř', {
    en: 'How to find it: in a building from its entrance to the room, in a street the door or the bell.',
    cs: 'Jak se tam dojde: v domě od vchodu do místnosti, v ulici které dveře nebo zvonek.',
  }),
  'Place.fromVenue': field('time from the venue', 'čas z místa konání', {
    en: 'How long it takes from the venue to this building. The programme shows the shortest.',
    cs: 'Jak dlouho to trvá z místa konání do této budovy. Program ukáže nejkratší čas.',
  }),
  'Place.fromVenue.transit': field('minutes by public transport', 'minut veřejnou dopravou', doorToDoor),
  'Place.fromVenue.foot': field('minutes on foot', 'minut pěšky', doorToDoor),
  'Place.fromVenue.bicycle': field('minutes by bicycle', 'minut na kole', doorToDoor),
}
