interface Options {
  /** For photos: also tries the code rotated. Camera frames skip that, because the next one comes anyway. */
  readonly isThorough: boolean
}

/** Formats that couriers print, for the browser's own detector. */
const FORMATS = ['code_128', 'code_39', 'itf', 'codabar', 'qr_code', 'data_matrix']

interface Detector {
  detect(source: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** Returns the text of a bar code or QR code in the picture, or null. */
export async function readCode(canvas: HTMLCanvasElement, options: Options): Promise<string | null> {
  const detector = await getDetector()
  if (detector) {
    const [found] = await detector.detect(canvas).catch(() => [])
    if (found && found.rawValue !== '') return found.rawValue
  }
  // Loaded on the first scan, so that only customers who scan download it.
  const { decode } = await import('./decodeCode.h5')
  return decode(canvas, options)
}

let detectorPromise: Promise<Detector | null> | null = null

function getDetector(): Promise<Detector | null> {
  detectorPromise ??= makeDetector()
  return detectorPromise
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
