type Position = { latitude: number; longitude: number }

/**
 * Links to a place on public maps. A phone opens them in the app of the map if it is installed. `geo:` links would leave
 * the choice to the phone, but only Android supports them.
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
