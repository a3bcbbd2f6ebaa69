import Taro from '@tarojs/taro'

import { ParcelStatus } from '@/model/enumerations/parcel'
import { PATHS } from '@/navigation/routes'
import SelectToSubmitPage from '@/pages-logistics-order/logistics-order/select-to-submit/select-to-submit'

import { tap } from '../../support/app/gestures'
import { byId, openPage, type OpenedPage } from '../../support/app/openPage'
import { anOfferDto, aSavingDto, aStoredParcelDto, aWaitingDto } from '../../support/app/orderFactories'
import { aStorageDto } from '../../support/app/parcelFactories'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, refusal, type Wire } from '../../support/app/Wire'

import { ADDRESSES, orderWire, PARCELS } from './orderWire'

const SAVING = 'POST /api/u/biz/logistics-order/consolidation-saving'

const SOON = aStorageDto({ lastFreeDay: '2026-11-25' })
const IN_YIWU = { warehouseId: 'yw' }

/** Two that can go, one in another warehouse, and two that can't go yet. */
function selectWire(): Wire {
  return orderWire()
    .on('POST /api/u/biz/ship-for-me/my-warehouse-address-list', pageOf([]))
    .on(SAVING, ok(aSavingDto()))
    .on(
      PARCELS,
      pageOf([
        aStoredParcelDto('p1', { volume: 0.01, volumeWeight: 2 }),
        aStoredParcelDto('p2', { storage: SOON, declaredName: '茶叶' }),
        aStoredParcelDto('p3', IN_YIWU),
        aStoredParcelDto('bare', { isDeclared: false }),
        aStoredParcelDto('new', { status: ParcelStatus.Arrived, weight: null, storage: null }),
      ]),
    )
}

async function openSelection(
  wire = selectWire(),
  params: Readonly<Record<string, string>> = {},
): Promise<OpenedPage> {
  rememberSession()
  const opened = await openPage(SelectToSubmitPage, PATHS.selectToSubmit, {
    wire,
    params,
    below: [PATHS.submitOrder],
  })
  await until(() => opened.page.root.querySelector('.action-bar, .state-message'))
  return opened
}

const sumOf = ({ page }: OpenedPage) => byId(page, 'select-sum').textContent ?? ''

describe('selecting parcels', () => {
  it('begins with the one whose free storage ends first', async () => {
    const { page } = await openSelection()

    const rows = Array.from(page.root.querySelectorAll('.row-card')).map(({ id }) => id)
    expect(rows).toEqual(['saving', 'parcel-p2', 'parcel-p1', 'closed-bare', 'closed-new', 'parcel-p3'])
    expect(page.root.querySelector('.notice')?.textContent).toContain('“茶叶”免费仓储')
  })

  it('leaves out what cannot go, and says what to do', async () => {
    const { page, router } = await openSelection()

    expect(byId(page, 'closed-bare').textContent).toContain('申报后才能寄出')
    expect(byId(page, 'closed-new').textContent).toContain('称重入库后可寄')
    expect(byId(page, 'submit-selected').getAttribute('aria-disabled')).toBe('true')
    await tap(byId(page, 'declare-bare'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.createParcel}?expressNumber=SF-bare`])
  })

  it('adds up what is ticked, with the cheapest price to the default address', async () => {
    const opened = await openSelection()
    const { page, wire } = opened

    await tap(byId(page, 'all-warehouse-1'))

    expect(sumOf(opened)).toContain('已选 2 件 · 1.20 kg')
    await until(() => sumOf(opened).includes('运费 ¥59.00 起'))
    expect(wire.lastCallTo(SAVING).body).toEqual({ parcelIds: ['p2', 'p1'], addressId: 'home' })
    expect(page.root.querySelector('.action-bar')?.textContent).toContain('申报')
  })

  it('selects as many of a long list as fit in an order, and unselects them again', async () => {
    const many = Array.from({ length: 51 }, (_, number) => aStoredParcelDto(`p${number}`))
    const opened = await openSelection(selectWire().on(PARCELS, pageOf(many)))
    const [group] = Array.from(opened.page.root.querySelectorAll('.warehouse-group'))
    const all = byId(opened.page, (group?.id ?? '').replace('warehouse', 'all'))

    expect(all.textContent).toBe('选前 50 件')
    await tap(all)
    expect(sumOf(opened)).toContain('已选 50 件')
    await tap(all)
    expect(sumOf(opened)).toContain('已选 0 件')
  })

  it('says no price without an address', async () => {
    const opened = await openSelection(selectWire().on(ADDRESSES, pageOf([])))

    await tap(byId(opened.page, 'parcel-p1'))

    expect(sumOf(opened)).not.toContain('¥')
    await tap(byId(opened.page, 'saving'))
    expect(opened.router.moves).toEqual([`navigateTo ${PATHS.editAddress}`])
    expect(opened.wire.callsTo(SAVING)).toEqual([])
  })

  it('takes parcels of one warehouse, or those of another instead', async () => {
    const opened = await openSelection()
    const { page } = opened
    await tap(byId(page, 'parcel-p1'))

    await tap(byId(page, 'parcel-p3'))
    expect(sumOf(opened)).toContain('已选 1 件')
    expect(byId(page, 'warehouse-yw').textContent).toContain('一个订单只能寄同一仓库的包裹')
    await tap(byId(page, 'all-yw'))

    expect(byId(page, 'parcel-p3').getAttribute('aria-checked')).toBe('true')
    expect(byId(page, 'parcel-p1').getAttribute('aria-checked')).toBe('false')
  })

  it('hands what is ticked to the order', async () => {
    const { page, router, stores } = await openSelection()
    await tap(byId(page, 'parcel-p1'))

    await tap(byId(page, 'submit-selected'))

    expect(stores.selectedParcels.ids).toEqual(['p1'])
    expect(router.moves).toEqual([`navigateTo ${PATHS.submitOrder}`])
  })

  it('hands what is ticked to a rule, unless it is for an order', async () => {
    const { page, router, stores } = await openSelection()
    await tap(byId(page, 'parcel-p1'))

    await tap(byId(page, 'let-it-go'))

    expect(stores.selectedParcels.ids).toEqual(['p1'])
    expect(router.moves).toEqual([`navigateTo ${PATHS.editRule}?kind=PARCELS&isPicked=1`])
    const change = await openSelection(selectWire(), { isChange: '1' })
    expect(change.page.root.querySelector('#let-it-go')).toBeNull()
  })

  it('goes back to the order that it was opened from', async () => {
    const { page, router } = await openSelection(selectWire(), { isChange: '1' })
    await tap(byId(page, 'parcel-p1'))

    await tap(byId(page, 'submit-selected'))

    expect(router.moves).toEqual(['navigateBack'])
  })

  it('comes back as it was left, without what was taken meanwhile', async () => {
    const opened = await openSelection()
    await tap(byId(opened.page, 'parcel-p1'))
    await tap(byId(opened.page, 'parcel-p2'))
    expect(Taro.getStorageSync('draft:selectParcels:ada')).toEqual(['p1', 'p2'])

    const again = await openSelection(selectWire().on(PARCELS, pageOf([aStoredParcelDto('p2')])))

    await until(() => sumOf(again).includes('已选 1 件'))
    expect(again.page.text()).toContain('1 件包裹已不能寄出，已取消勾选')
  })

  it('is restored after a retry, too', async () => {
    await tap(byId((await openSelection()).page, 'parcel-p1'))
    const again = await openSelection(selectWire().on(PARCELS, noAnswer(), pageOf([aStoredParcelDto('p1')])))

    await tap(byId(again.page, 'retry'))

    await until(() => sumOf(again).includes('已选 1 件'))
  })

  it('reads the parcels again when the price is refused because of one', async () => {
    const taken = refusal(409, {
      code: 'ParcelNotSubmittable',
      validationErrors: [{ message: '已在订单里', members: ['parcelIds'] }],
    })
    const opened = await openSelection(selectWire().on(SAVING, taken))
    const read = () => opened.wire.callsTo(PARCELS).length
    const before = read()

    await tap(byId(opened.page, 'parcel-p1'))

    await until(() => read() > before)
  })

  it.each([
    [aSavingDto(), '合箱寄可省 ¥25.00合箱 ¥59.00 · 分开 ¥84.00'],
    [aSavingDto({ saving: '-5.00' }), '分开寄可省 ¥5.00'],
    [aSavingDto({ saving: '0.00' }), '合箱寄和分开寄一样价'],
    [aSavingDto({ together: null, saving: null }), '这些包裹不能一起寄合箱 不能寄 · 分开 ¥84.00'],
    [
      aSavingDto({ saving: null, alone: { total: null, parcels: [] } }),
      '有的包裹不能单独寄合箱 ¥59.00 · 分开 不能寄',
    ],
    [
      aSavingDto({ together: null, saving: null, alone: { total: null, parcels: [] } }),
      '有的包裹不能单独寄合箱 不能寄 · 分开 不能寄',
    ],
    [aSavingDto({ waiting: aWaitingDto() }), '再省 ¥27.00：等“茶叶”一起寄'],
    [aSavingDto({ waiting: aWaitingDto({ change: '3.00' }) }), '多花 ¥3.00：等“茶叶”一起寄'],
  ])('says what one box saves (%#)', async (saving, text) => {
    const { page } = await openSelection(selectWire().on(SAVING, ok(saving)))
    expect(byId(page, 'saving').textContent).toBe('合箱寄与分开寄全选包裹，比较价格')

    await tap(byId(page, 'saving'))

    await until(() => byId(page, 'saving').textContent?.includes(text))
  })

  it('asks for a second parcel before it compares', async () => {
    const both = aSavingDto({ waiting: aWaitingDto() })
    const one = { ...both, alone: { total: '42.00', parcels: both.alone.parcels.slice(0, 1) } }
    const { page } = await openSelection(selectWire().on(SAVING, ok(one)))

    await tap(byId(page, 'parcel-p1'))

    await until(() => byId(page, 'saving').textContent?.includes('再勾一件'))
    expect(byId(page, 'saving').textContent).toContain('再省 ¥27.00：等“茶叶”一起寄')
  })

  it('explains the saving, and what waiting would change', async () => {
    const alone = {
      total: null,
      parcels: [
        { parcelId: 'p1', expressNumber: 'SF-p1', declaredName: '外套', offer: anOfferDto('42.00') },
        { parcelId: 'p2', expressNumber: 'SF-p2', declaredName: null, offer: null },
      ],
    }
    const saving = aSavingDto({ alone, saving: null, waiting: aWaitingDto() })
    const { page } = await openSelection(selectWire().on(SAVING, ok(saving)))
    await tap(byId(page, 'all-warehouse-1'))
    await until(() => byId(page, 'saving').textContent?.includes('¥'))

    await tap(byId(page, 'saving'))

    const lines = Array.from(
      page.root.querySelectorAll('.description-list__entry'),
      (line) => line.textContent,
    )
    expect(lines).toEqual([
      '运送方式空运普货专线',
      '预计到达11 月 27–30 日',
      '外套 SF-p1空运普货专线 · ¥42.00',
      'SF-p2不能寄',
      '预计到达11 月 27–30 日',
      '预计入库约 3 天后',
      '估算重量（您的中位数）1.2\u00a0kg',
      '不等它，以后单独寄¥101.00',
      '等它一起寄¥74.00',
      '其中增加的仓储费¥2.00',
      '运送方式空运普货专线',
      '预计到达11 月 27–30 日',
    ])
  })

  it('compares again after a failure', async () => {
    const { page } = await openSelection(selectWire().on(SAVING, noAnswer(), ok(aSavingDto())))
    await tap(byId(page, 'all-warehouse-1'))
    await until(() => page.root.querySelector('#saving')?.textContent?.includes('重试'))

    await tap(byId(page, 'saving'))

    await until(() => byId(page, 'saving').textContent?.includes('合箱寄可省 ¥25.00'))
  })

  it('has nothing to select in an empty warehouse', async () => {
    const { page, router } = await openSelection(selectWire().on(PARCELS, pageOf([])))

    await tap(byId(page, 'to-parcels'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.parcelList}`])
  })

  it('asks to sign in first', async () => {
    const { page } = await openPage(SelectToSubmitPage, PATHS.selectToSubmit)

    expect(page.text()).toContain('登录后选择要寄出的包裹')
  })
})
