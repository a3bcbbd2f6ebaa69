import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import sharp from 'sharp'

import { SEED_PICTURES_DIR } from '../../../server/assets.ts'
import { customerServiceRows } from '../../../server/seed/tables/customerServices.ts'
import { receivingAccountRows } from '../../../server/seed/tables/topups.ts'
import { PICTURES_PATH } from '../../../server/contracts/publicPaths.ts'
import { readQrCode } from '../../support/server/readQrCode.ts'

const MAX_BYTES = 20_000

describe('the seed’s QR codes', () => {
  for (const { qrCode, name, wechatId, mobile, email } of customerServiceRows()) {
    it(`show how to reach ${name.en}`, async () => {
      const card = await scan(qrCode)
      assert.match(card, /^BEGIN:VCARD\n[^]*\nEND:VCARD$/)
      const lines = card.split('\n')
      for (const line of [`FN:${name['zh-Hans']}`, `TEL:+86${mobile}`, `EMAIL:${email}`]) {
        assert.ok(lines.includes(line), `${line} in ${card}`)
      }
      assert.match(card, new RegExp(`WeChat ${String(wechatId)}$`, 'm'))
    })
  }

  it('say that nothing can be paid to the demo’s accounts', async () => {
    const codes = receivingAccountRows().flatMap(({ qrCode }) => qrCode ?? [])
    assert.ok(codes.length > 0)
    for (const code of codes) assert.match(await scan(code), /nothing can be paid here/)
  })
})

describe('the seed’s pictures', () => {
  it('are small', async () => {
    for (const file of await readdir(SEED_PICTURES_DIR)) {
      const { length } = await readFile(join(SEED_PICTURES_DIR, file))
      assert.ok(length <= MAX_BYTES, `${file} has ${length} bytes`)
    }
  })
})

/** Reads a code from a small copy of the picture, as a camera sees it from a distance. */
async function scan(url: string): Promise<string> {
  const picture = sharp(join(SEED_PICTURES_DIR, url.replace(PICTURES_PATH, '')))
  return readQrCode(await picture.resize({ width: 240 }).png().toBuffer())
}
