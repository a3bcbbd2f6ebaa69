import { pickupStationApi } from '@/stores/areas/pickupStationApi'
import { aUserDto } from '../../support/app/factories'
import { aPickupStationDto } from '../../support/app/placeFactories'
import { signedInAs, wiredApi } from '../../support/app/wiredApi'
import { ok, page, refusal } from '../../support/app/Wire'

const LIST = 'POST /api/f/shipping-management/pickup-station/list'
const CHOOSE = 'PUT /api/u/user/pickup-station'
const openApi = () => wiredApi({ session: signedInAs('tok') })

describe('pickup stations', () => {
  it('are listed by region group', async () => {
    const { api, wire } = openApi()
    wire.on(LIST, page([aPickupStationDto({ displayName: '牛车水' })]))

    const { items } = await pickupStationApi(api).list({ regionGroupId: 'sg', filter: '牛' })

    expect(items[0]).toMatchObject({ displayName: '牛车水', regionGroupId: 'sg', latitude: 1.2846 })
    expect(wire.lastCallTo(LIST).body).toEqual({ regionGroupId: 'sg', filter: '牛' })
  })

  it('are chosen, and the answer is the customer with theirs', async () => {
    const { api, wire } = openApi()
    const pickupStation = { id: 's1', displayName: '牛车水' }
    wire.on(CHOOSE, ok(aUserDto({ pickupStation })))

    await expect(pickupStationApi(api).choose('s1')).resolves.toMatchObject({ pickupStation })

    expect(wire.lastCallTo(CHOOSE).body).toEqual({ pickupStationId: 's1' })
  })

  it('a second choice is refused', async () => {
    const { api, wire, settings } = openApi()
    const validationErrors = [{ message: 'once', members: ['pickupStationId'] }]
    wire.on(CHOOSE, refusal(409, { code: 'PickupStationAlreadySet', validationErrors }))

    await expect(pickupStationApi(api).choose('s1')).rejects.toMatchObject({ kind: 'rejected' })

    expect(settings.onRefused).toHaveBeenCalledTimes(1)
  })
})
