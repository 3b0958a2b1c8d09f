import type { TravelMode } from '../../model/choices'

export type Position = { readonly latitude: number; readonly longitude: number }

/** The address of a place on OpenStreetMap. */
export const openStreetMap = ({ latitude, longitude }: Position) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

type Link = [map: string, href: string]

/** A place on public maps. Each opens the app of the map if a phone has it. */
export function placeOnMaps(position: Position, name: string): Link[] {
  const { latitude, longitude } = position
  const place = `${latitude},${longitude}`
  return [
    ['Mapy.com', `https://mapy.com/fnc/v1/showmap?center=${longitude},${latitude}&zoom=17&marker=true`],
    ['Google', `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`],
    ['Apple', `https://maps.apple.com/?ll=${place}&q=${encodeURIComponent(name)}`],
    ['OpenStreetMap', openStreetMap(position)],
  ]
}

/** How each map calls a way of travelling. It has no link to a way that it does not offer. */
const modes = {
  // https://developer.mapy.com/other-uses-of-mapy-com/mapy-com-url/: no account, no app, and no start needed (decision 056)
  mapy: { foot: 'foot_fast', bicycle: 'bike_road' },
  // https://developers.google.com/maps/documentation/urls/get-started#directions-action
  google: { transit: 'transit', foot: 'walking', bicycle: 'bicycling' },
  // https://developer.apple.com/documentation/mapkit/unified-map-urls
  apple: { transit: 'transit', foot: 'walking', bicycle: 'cycling' },
  // https://wiki.openstreetmap.org/wiki/Browsing#Directions
  osm: { foot: 'fossgis_osrm_foot', bicycle: 'fossgis_osrm_bike' },
} satisfies Record<string, Partial<Record<TravelMode, string>>>

/** The way to a place on public maps, from where the phone is. */
export function directionsTo({ latitude, longitude }: Position, mode: TravelMode): Link[] {
  const place = `${latitude},${longitude}`
  const { mapy, google, apple, osm }: { [Map in keyof typeof modes]: Partial<Record<TravelMode, string>> } = modes
  const links: [map: string, mode: string | undefined, href: string][] = [
    ['Mapy.com', mapy[mode], `https://mapy.com/fnc/v1/route?end=${longitude},${latitude}&routeType=`],
    ['Google', google[mode], `https://www.google.com/maps/dir/?api=1&destination=${place}&travelmode=`],
    ['Apple', apple[mode], `https://maps.apple.com/directions?destination=${place}&mode=`],
    ['OpenStreetMap', osm[mode], `https://www.openstreetmap.org/directions?route=;${place}&engine=`],
  ]
  return links.flatMap(([map, own, href]) => (own ? [[map, href + own]] : []))
}
