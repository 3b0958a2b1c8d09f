export type Position = { readonly latitude: number; readonly longitude: number }

/** The address of a place on OpenStreetMap. */
export const openStreetMap = ({ latitude, longitude }: Position) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

/**
 * The way to a place on foot. Mapy.com needs neither an account nor an app, and the start may be left out
 * (https://developer.mapy.cz/dalsi-vyuziti-mapy-cz/url-mapy-cz/, decision 056).
 */
export const routeOnFoot = ({ latitude, longitude }: Position) =>
  `https://mapy.com/fnc/v1/route?end=${longitude},${latitude}&routeType=foot_fast`
