import { qrPicture } from '@/model/format/qrPicture'

/** Image of a QR code that opens this site. */
export function siteCode(site: string): string | null {
  return qrPicture(site)
}
