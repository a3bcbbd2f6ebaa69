import { qrDataUrl } from '@/model/format/qrDataUrl'

/** Image of a QR code that opens this site. */
export function siteCode(site: string): string | null {
  return qrDataUrl(site)
}
