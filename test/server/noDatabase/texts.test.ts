import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { it } from 'node:test'

import {
  AfterSalesStatus,
  LogisticsOrderStatus,
  MyCouponStatus,
  ParcelStatus,
  StoreOrderStatus,
  TopupStatus,
  UnclaimedParcelStatus,
} from '../../../server/contracts/enumerations.ts'
import { CATALOGUE } from '../../../server/texts/catalogue/index.ts'
import { localisedText, type TextKey } from '../../../server/texts/text.ts'

const STATUSES = {
  parcelStatus: ParcelStatus,
  orderStatus: LogisticsOrderStatus,
  storeOrderStatus: StoreOrderStatus,
  afterSalesStatus: AfterSalesStatus,
  myCouponStatus: MyCouponStatus,
  topupStatus: TopupStatus,
  unclaimedParcelStatus: UnclaimedParcelStatus,
}

for (const [prefix, statuses] of Object.entries(STATUSES)) {
  it(`${prefix}: every status has a text, and every text a status`, () => {
    const named = Object.keys(CATALOGUE).filter((key) => key.startsWith(`${prefix}.`))
    const expected = Object.values(statuses).map((status) => `${prefix}.${status}`)
    assert.deepEqual(named.sort(), expected.sort())
  })
}

it('no text is in two files, where one would silently win', async () => {
  const folder = new URL('../../../server/texts/catalogue/', import.meta.url)
  const files = (await readdir(folder)).filter((file) => file !== 'index.ts')
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')))
  const keys = sources.flatMap((source) =>
    [...source.matchAll(/^ {2}'?([\w.]+)'?: \[/gm)].map(([, key]) => key),
  )
  assert.deepEqual(keys.sort(), Object.keys(CATALOGUE).sort())
})

it('a text that is missing is named', () => {
  assert.throws(() => localisedText('parcelStatus.999' as TextKey), /'parcelStatus\.999'/)
})
