import { fundApi } from '@/stores/areas/fundApi'

import { signedInAs, wiredApi } from '../../support/app/wiredApi'
import { ok, page, refusal } from '../../support/app/Wire'

const FUNDS = '/api/u/fund-management/pending-pay'
const MALL = 'POST /api/u/store/order/s1/pay'

function openApi() {
  const { api, ...parts } = wiredApi({ session: signedInAs('tok') })
  return { api: fundApi(api), ...parts }
}

describe('what waits for money', () => {
  it('is read all at once, with dates and amounts', async () => {
    const { api, wire } = openApi()
    const entry = { id: 's1', total: 5, creationTime: '2026-11-20T03:11:00Z', expirationTime: null }
    wire.on(`POST ${FUNDS}/list`, page([entry, { ...entry, expirationTime: '2026-11-20T03:41:00Z' }]))

    const [waits, expires] = await api.listPendingPays()

    expect(wire.lastCallTo(`POST ${FUNDS}/list`).body).toEqual({ maxResultCount: 999 })
    expect(waits).toMatchObject({
      total: '5.00',
      creationTime: new Date('2026-11-20T03:11:00Z'),
      expirationTime: null,
    })
    expect(expires?.expirationTime).toEqual(new Date('2026-11-20T03:41:00Z'))
  })

  it('is paid with a key, and a refusal is the caller’s to show', async () => {
    const { api, wire, settings } = openApi()
    wire.on(`POST ${FUNDS}/pay`, ok({})).on(MALL, refusal(409, { code: 'StoreOrderMoveRefused' }))

    await api.payOrders(['o1', 'o2'], '50.00', 'key-1')
    await expect(api.payStoreOrder('s1', '5.00', 'key-2')).rejects.toMatchObject({ kind: 'rejected' })

    const batch = wire.lastCallTo(`POST ${FUNDS}/pay`)
    expect(batch.body).toEqual({ orderIds: ['o1', 'o2'], expectedTotal: '50.00' })
    expect(batch.header['Idempotency-Key']).toBe('key-1')
    expect(wire.lastCallTo(MALL).header['Idempotency-Key']).toBe('key-2')
    expect(settings.onRefused).not.toHaveBeenCalled()
  })
})

describe('the wallet', () => {
  it('asks for as many months as it shows, and for a month of entries', async () => {
    const { api, wire } = openApi()
    const LOG = '/api/u/fund-management/fund-account-log'
    const entry = { id: '1', time: '2026-11-20T03:11:00Z', amount: -5, balanceAfter: 7.5 }
    wire
      .on(`GET ${LOG}/months`, ok({ months: [{ month: '2026-11', moneyIn: 5, moneyOut: '1.00' }] }))
      .on(`POST ${LOG}/list`, page([entry]))

    await expect(api.listMonths(12)).resolves.toEqual({
      months: [{ month: '2026-11', moneyIn: '5.00', moneyOut: '1.00' }],
    })
    const { items } = await api.listLogs({ month: '2026-11', type: 3 })

    expect(wire.lastCallTo(`GET ${LOG}/months`).query).toEqual({ count: '12' })
    expect(wire.lastCallTo(`POST ${LOG}/list`).body).toEqual({ month: '2026-11', type: 3 })
    expect(items[0]).toMatchObject({ amount: '-5.00', balanceAfter: '7.50' })
  })
})
