interface Options {
  /** A photo may lie on its side, and is worth a second look; the next frame of a camera comes anyway. */
  readonly isThorough: boolean
}

/** What the browser's own detector is asked for: what couriers print. */
const FORMATS = ['code_128', 'code_39', 'itf', 'codabar', 'qr_code', 'data_matrix']

interface Detector {
  detect(source: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The text of a bar code or a QR code in the picture, or null. */
export async function readCode(canvas: HTMLCanvasElement, options: Options): Promise<string | null> {
  const detector = await ownDetector()
  if (detector) {
    const [found] = await detector.detect(canvas).catch(() => [])
    if (found && found.rawValue !== '') return found.rawValue
  }
  // Comes with the first scan, and only where somebody scans.
  const { decode } = await import('./decodeCode.h5')
  return decode(canvas, options)
}

let detectorOnce: Promise<Detector | null> | null = null

function ownDetector(): Promise<Detector | null> {
  detectorOnce ??= makeDetector()
  return detectorOnce
}

async function makeDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass }
  if (!BarcodeDetector) return null
  try {
    const known = await BarcodeDetector.getSupportedFormats()
    const formats = FORMATS.filter((format) => known.includes(format))
    return formats.includes('code_128') ? new BarcodeDetector({ formats }) : null
  } catch {
    return null
  }
}
