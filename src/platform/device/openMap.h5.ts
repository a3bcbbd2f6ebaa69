import type { MapPlace } from './mapPlace'

/** Shows a place in a map of the browser's. */
export function openMap({ latitude, longitude }: MapPlace): void {
  const url = `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`
  window.open(url, '_blank', 'noopener')
}
