import { API_BASE } from './buildSettings'

/** The full URL of an image: the API returns absolute URLs or paths below its own base. */
export function assetUrl(url: string): string {
  return url.startsWith('/') ? API_BASE + url : url
}
