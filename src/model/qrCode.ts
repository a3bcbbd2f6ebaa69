import { renderSVG } from 'uqr'

/** A QR code, black on white with the quiet margin that scanners need; its squares meet without a seam at any size. */
export function qrCodeSvg(text: string): string {
  return renderSVG(text, { border: 4, pixelSize: 1 }).replace('<svg ', '<svg shape-rendering="crispEdges" ')
}

/** For where the address of a picture is asked for. */
export function svgDataUri(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
