import type { FieldTable } from './field-table'

export const placeFields: FieldTable = {
  'Place.slug': {
    en: ['file name', 'The name of this file. Other files refer to the place by it.'],
    cs: ['jméno souboru', 'Jméno tohoto souboru. Ostatní soubory ho používají jako odkaz na místo.'],
  },
  'Place.name': {
    en: ['name', 'The name of the place.'],
    cs: ['název', 'Název místa.'],
  },
  'Place.within': {
    en: ['building', 'The building that the room is in. A place has either this or an address.'],
    cs: ['budova', 'Budova, ve které místnost je. Místo má buď budovu, nebo adresu.'],
  },
  'Place.address': {
    en: ['address', 'The address of a building. A room has a building instead.'],
    cs: ['adresa', 'Adresa budovy. Místnost má místo ní budovu.'],
  },
  'Place.address.street': {
    en: ['street', 'Street and number.'],
    cs: ['ulice', 'Ulice a číslo.'],
  },
  'Place.address.postalCode': {
    en: ['postal code', 'Written as in that country.'],
    cs: ['PSČ', 'Tak, jak se v té zemi píše.'],
  },
  'Place.address.locality': {
    en: ['town', 'The town, with the district.'],
    cs: ['obec', 'Obec i s částí.'],
  },
  'Place.address.country': {
    en: ['country', 'The two-letter code (ISO 3166). The site shows the country’s name.'],
    cs: ['země', 'Dvoupísmenný kód (ISO 3166). Na webu se ukáže jméno země.'],
  },
  'Place.capacity': {
    en: ['capacity', 'How many people the room holds. An event there should not have a larger capacity.'],
    cs: ['kapacita', 'Kolik lidí se do místnosti vejde. Akce v ní by neměla mít větší kapacitu.'],
  },
  'Place.position': {
    en: ['position', 'The position on a map, in decimal degrees (WGS 84).'],
    cs: ['poloha', 'Poloha na mapě v desetinných stupních (WGS 84).'],
  },
  'Place.position.latitude': {
    en: ['latitude', 'North is positive.'],
    cs: ['zeměpisná šířka', 'Na sever kladná.'],
  },
  'Place.position.longitude': {
    en: ['longitude', 'East is positive.'],
    cs: ['zeměpisná délka', 'Na východ kladná.'],
  },
  'Place.way': {
    en: [
      'way inside',
      'How to find it: in a building from its entrance to the room, in a street the door or the bell.',
    ],
    cs: ['cesta uvnitř', 'Jak se tam dojde: v domě od vchodu do místnosti, v ulici které dveře nebo zvonek.'],
  },
  'Place.fromVenue': {
    en: ['time from the venue', 'How long it takes from the venue to this building. The programme shows the shortest.'],
    cs: ['čas z místa konání', 'Jak dlouho to trvá z místa konání do této budovy. Program ukáže nejkratší čas.'],
  },
  'Place.fromVenue.transit': {
    en: ['minutes by public transport', 'From door to door.'],
    cs: ['minut veřejnou dopravou', 'Ode dveří ke dveřím.'],
  },
  'Place.fromVenue.foot': {
    en: ['minutes on foot', 'From door to door.'],
    cs: ['minut pěšky', 'Ode dveří ke dveřím.'],
  },
  'Place.fromVenue.bicycle': {
    en: ['minutes by bicycle', 'From door to door.'],
    cs: ['minut na kole', 'Ode dveří ke dveřím.'],
  },
}
