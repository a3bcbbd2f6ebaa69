import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const WASM = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')

/**
 * The text of the QR code in a picture. Read by another library than the app's own scanner, which misses one
 * code in twenty at the first look: a camera gives it another, a test's picture does not.
 *
 * @throws Error if there's none that can be read
 */
export async function readQrCode(picture: Buffer): Promise<string> {
  await prepareZXingModule({
    overrides: { wasmBinary: (await readFile(WASM)).buffer },
    fireImmediately: true,
  })
  const [code] = await readBarcodes(picture, { formats: ['QRCode'] })
  if (!code?.isValid) throw new Error('No QR code can be read in the picture')
  return code.text
}
