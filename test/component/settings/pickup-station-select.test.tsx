import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import PickupStationSelectPage from '@/pages-settings/pickup-station-select/pickup-station-select'

import { aUserDto } from '../../support/app/factories'
import { tap } from '../../support/app/gestures'
import { byId, openPage } from '../../support/app/openPage'
import { aPickupStationDto, aRegionGroupDto } from '../../support/app/placeFactories'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, refusal, Wire, type Reply } from '../../support/app/Wire'

const LIST = 'POST /api/f/shipping-management/pickup-station/list'
const GROUPS = 'POST /api/u/area-management/region-group/list'
const CHOOSE = 'PUT /api/u/user/pickup-station'
const USER = 'GET /api/u/user'

const chinatown = aPickupStationDto({ id: 's1', displayName: '牛车水自提点' })
const chosen = { id: 's1', displayName: '牛车水自提点' }

interface Answers {
  readonly users?: readonly Reply[]
  readonly answer?: Reply
}

async function openStations({ users = [ok(aUserDto())], answer = ok({}) }: Answers = {}) {
  rememberSession()
  const wire = new Wire()
    .on(USER, ...users)
    .on(LIST, pageOf([chinatown]))
    .on(GROUPS, pageOf([aRegionGroupDto()]))
    .on(CHOOSE, answer)
  return openPage(PickupStationSelectPage, PATHS.pickupStationSelect, { wire, below: [PATHS.mine] })
}

describe('pickup station page', () => {
  it('asks who is there first', async () => {
    const { page, wire } = await openPage(PickupStationSelectPage, PATHS.pickupStationSelect)

    expect(page.text()).toContain('登录后查看')
    expect(wire.calls).toEqual([])
  })

  it('shows where, when and how to reach each, and says that the choice is final', async () => {
    const { page } = await openStations()
    await until(() => page.text().includes('牛车水自提点'))

    for (const text of ['只能设置一次', chinatown.address, '每天 10:00–21:00', '+65 6000 1101'])
      expect(page.text()).toContain(text)
  })

  it('narrows down to one region group', async () => {
    const { page, wire } = await openStations()
    await until(() => page.root.querySelector('#tab-sg'))

    await tap(byId(page, 'tab-sg'))

    expect(wire.lastCallTo(LIST).body).toEqual({ skipCount: 0, maxResultCount: 7, regionGroupId: 'sg' })
  })

  it('shows the place on a map and calls it', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null)
    const call = jest.spyOn(Taro, 'makePhoneCall').mockResolvedValue({ errMsg: '' })
    const { page } = await openStations()
    await until(() => page.root.querySelector('#map-s1'))

    await tap(byId(page, 'map-s1'))
    await tap(byId(page, 'call-s1'))

    expect(open.mock.calls[0]?.[0]).toContain('1.2846%2C103.8439')
    expect(call).toHaveBeenCalledWith({ phoneNumber: '+65 6000 1101' })
  })

  it('warns before it sets the station, and shows it afterwards with who changes it', async () => {
    const { page, wire, modal, stores } = await openStations({
      answer: ok(aUserDto({ pickupStation: chosen })),
    })
    await until(() => page.root.querySelector('#select-s1'))
    modal.mockResolvedValueOnce({ confirm: false, cancel: true, errMsg: '' })
    await tap(byId(page, 'select-s1'))
    expect(wire.callsTo(CHOOSE)).toEqual([])

    await tap(byId(page, 'select-s1'))

    await until(() => page.text().includes('您的自提点'))
    expect(modal).toHaveBeenLastCalledWith(
      expect.objectContaining({ content: '确定选择“牛车水自提点”？设置后只能由客服更换。' }),
    )
    expect(wire.lastCallTo(CHOOSE).body).toEqual({ pickupStationId: 's1' })
    expect(page.root.querySelector('#select-s1')).toBeNull()
    expect(stores.session.user?.pickupStation).toEqual(chosen)
  })

  it('explains a station that was set before, on another device', async () => {
    const validationErrors = [{ message: '自提点已设置，更换请联系客服', members: ['pickupStationId'] }]
    const { page, modal, router } = await openStations({
      users: [ok(aUserDto()), ok(aUserDto({ pickupStation: chosen }))],
      answer: refusal(409, { code: 'PickupStationAlreadySet', message: '自提点已设置', validationErrors }),
    })
    await until(() => page.root.querySelector('#select-s1'))

    await tap(byId(page, 'select-s1'))

    await until(() => page.text().includes('您的自提点'))
    expect(modal).toHaveBeenLastCalledWith(
      expect.objectContaining({ content: '自提点已设置', showCancel: false }),
    )
    await tap(byId(page, 'to-service'))
    expect(router.moves).toEqual([`navigateTo ${PATHS.customerService}`])
  })

  it('offers another try when it is not known whether one is set', async () => {
    const { page } = await openStations({ users: [noAnswer(), ok(aUserDto())] })
    await until(() => page.text().includes('网络不可用'))

    await tap(byId(page, 'retry'))

    await until(() => page.text().includes('牛车水自提点'))
  })
})
