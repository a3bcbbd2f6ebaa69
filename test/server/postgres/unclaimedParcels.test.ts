import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { DAY_MS } from '../../../server/base/time/clock.ts'
import { UnclaimedParcelStatus } from '../../../server/contracts/enumerations.ts'
import { maskNumber } from '../../../server/modules/unclaimedParcel/maskRules.ts'
import { accepted, refused, type Page } from '../../support/server/apiClient.ts'
import { declareParcel, newCustomer } from '../../support/server/customers.ts'
import {
  ADMIN_WAREHOUSE,
  MEASURES,
  UNCLAIMED,
  useUnclaimedParcels,
} from '../../support/server/unclaimedParcels.ts'

import type { OrphanParcel, UnclaimedParcel } from '../../../server/contracts/unclaimedParcel.ts'

const { context, operator, register, claimant, claim } = useUnclaimedParcels()

const dayInChina = (time: Date) => time.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })

describe('the list of unclaimed parcels', () => {
  it('shows enough to recognise a parcel and never its number', async () => {
    const { clock } = context.server
    // After midnight in China, when it is still the day before in UTC.
    const eveningInUtc = new Date(clock.now().toISOString().slice(0, 10) + 'T17:00:00Z').getTime() + DAY_MS
    clock.advance(eveningInUtc - clock.now().getTime())
    const { api } = await newCustomer(context.server)
    const { id, expressNumber } = await register('SF14205388960718901')
    const answer = accepted(await api.post<Page<UnclaimedParcel>>(`${UNCLAIMED}/list`))
    const listed = answer.items.find((item) => item.id === id)
    assert.deepEqual(listed, {
      id,
      maskedNumber: 'SF1******8901',
      photo: null,
      arrivalDay: dayInChina(clock.now()),
      weightClass: 'UNDER_5_KG',
      weightClassDisplayName: '1–5 kg',
      status: UnclaimedParcelStatus.Unclaimed,
      statusDisplayName: 'Unclaimed',
      isClaimedByMe: false,
    })
    assert.ok(!JSON.stringify(answer).includes(expressNumber.slice(3, -4)))
  })

  it('finds by the end of the number that is shown, not by what is hidden', async () => {
    const { api } = await newCustomer(context.server)
    const { id } = await register('YT99887766554437')
    const found = async (filter: string): Promise<string[]> =>
      accepted(await api.post<Page<UnclaimedParcel>>(`${UNCLAIMED}/list`, { filter })).items.map(
        (item) => item.id,
      )
    assert.deepEqual(await found('YT99887766554437'), [id])
    assert.deepEqual(await found('00004437'), [id])
    assert.deepEqual(await found('437'), [id])
    assert.deepEqual(await found('7766'), [])
    assert.deepEqual(await found('%'), [])
  })

  it('hides at least six characters of any number', () => {
    assert.equal(maskNumber('ABCDEF'), '******')
    assert.equal(maskNumber('ABCDEFGH'), 'A******H')
    for (let length = 4; length <= 60; length += 1) {
      const shown = maskNumber('7'.repeat(length)).replaceAll('*', '').length
      assert.ok(shown <= 7 && length - shown >= Math.min(length, 6), String(length))
    }
  })
})

describe('registering an unclaimed parcel', () => {
  it('refuses a number that is declared or registered', async () => {
    const { expressNumber } = await register()
    const request = { expressNumber, ...MEASURES }
    refused(
      await operator().post(`${ADMIN_WAREHOUSE}/unclaimed-parcel`, request),
      409,
      'UnclaimedNumberTaken',
    )
    const declared = await declareParcel(await newCustomer(context.server))
    const other = { ...request, expressNumber: declared.expressNumber }
    refused(
      await operator().post(`${ADMIN_WAREHOUSE}/unclaimed-parcel`, other),
      409,
      'UnclaimedNumberDeclared',
    )
    await declareParcel(await newCustomer(context.server), { expressNumber: declared.expressNumber })
    refused(
      await operator().post(`${ADMIN_WAREHOUSE}/unclaimed-parcel`, other),
      409,
      'UnclaimedNumberDeclared',
    )
  })

  it('is the only way in for its number, so that a claim can’t give the parcel to a second owner', async () => {
    const { expressNumber } = await register()
    const customer = await newCustomer(context.server)
    const scan = { expressNumber, idCode: customer.user.idCode }
    refused(await operator().post(`${ADMIN_WAREHOUSE}/arrive`, scan), 409, 'ParcelNumberUnclaimed')
    await declareParcel(customer, { expressNumber })
    refused(await operator().post(`${ADMIN_WAREHOUSE}/arrive`, scan), 409, 'ParcelNumberUnclaimed')
  })

  it('shows staff the claims under review', async () => {
    const customer = await claimant()
    const { id, expressNumber } = await register()
    accepted(await claim(customer, id, expressNumber))
    const request = { status: UnclaimedParcelStatus.UnderReview, filter: expressNumber }
    const { items } = accepted(
      await operator().post<Page<OrphanParcel>>(`${ADMIN_WAREHOUSE}/unclaimed-parcel/list`, request),
    )
    assert.deepEqual(
      items.map((item) => [item.expressNumber, item.claim?.idCode, item.claim?.note]),
      [[expressNumber, customer.user.idCode, 'My shoes']],
    )
  })
})
