import { API_BASE } from './buildSettings'

/** Where a picture is read from: the API gives absolute addresses, or paths under its own base. */
export function assetUrl(url: string): string {
  return url.startsWith('/') ? API_BASE + url : url
}
