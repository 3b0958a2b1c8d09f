export type Position = { readonly latitude: number; readonly longitude: number }

/** The address of a place on OpenStreetMap. */
export const openStreetMap = ({ latitude, longitude }: Position) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
