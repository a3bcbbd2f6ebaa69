import { qrCodeSvg, svgDataUri } from '@/model/qrCode'

/** A picture of a QR code that opens this site. */
export function siteCode(site: string): string | null {
  return svgDataUri(qrCodeSvg(site))
}
