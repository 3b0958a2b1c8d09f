type Position = { latitude: number; longitude: number }

/**
 * A place on public maps. Each is a link to a web page that a phone opens in the maker's program where it is installed;
 * `geo:` would leave the choice to the phone, but only Android knows it.
 */
export function mapLinks({ latitude, longitude }: Position, name: string): { name: string; href: string }[] {
  const place = `${latitude},${longitude}`
  return [
    {
      name: 'OpenStreetMap',
      href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    },
    { name: 'Mapy.com', href: `https://mapy.com/fnc/v1/showmap?center=${longitude},${latitude}&zoom=17&marker=true` },
    { name: 'Google', href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}` },
    { name: 'Apple', href: `https://maps.apple.com/?ll=${place}&q=${encodeURIComponent(name)}` },
  ]
}
