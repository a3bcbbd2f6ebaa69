import type { MapPlace } from './mapPlace'

/** Opens Google Maps at the place, in a new tab. */
export function openMap({ latitude, longitude }: MapPlace): void {
  const url = `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`
  window.open(url, '_blank', 'noopener')
}
