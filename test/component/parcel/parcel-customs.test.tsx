import { ParcelStatus } from '@/model/enumerations/parcel'
import { PATHS } from '@/navigation/routes'
import { aCustomsPointDto, aReadinessDto, lackingName, READINESS } from '../../support/app/customsFactories'
import { tap } from '../../support/app/gestures'
import { byId } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, ok } from '../../support/app/Wire'

import { aParcel, openDetail } from './parcelDetail'

const SOURCE = { displayName: '新加坡海关', url: 'https://www.customs.gov.sg/rules', date: '2026-10-01' }

async function openSheet(readiness = lackingName()) {
  const opened = await openDetail({ readiness: ok(readiness) })
  await tap(await until(() => byId(opened.page, 'customs')))
  return opened
}

describe('what customs needs of a parcel', () => {
  it('is said in a card as soon as the parcel is declared', async () => {
    const { page, wire } = await openDetail({ readiness: ok(lackingName()) })

    const card = await until(() => byId(page, 'customs'))
    for (const text of ['清关准备', '寄往新加坡', '待补充', '英文品名'])
      expect(card.textContent).toContain(text)
    expect(wire.lastCallTo(READINESS).body).toEqual({ parcelIds: ['7'] })
  })

  it('is in a sheet with its source, which can be read', async () => {
    const { page, router } = await openSheet(lackingName({ source: SOURCE }))

    const sheet = page.getByRole('dialog', { name: '清关准备' })
    for (const text of ['风筝 · SF777', '待补充', '请填写物品的具体英文名称', '不构成法律意见'])
      expect(sheet.textContent).toContain(text)
    expect(byId(page, 'source-ENGLISH_NAME').textContent).toContain('来源：新加坡海关，2026-10-01')
    await tap(byId(page, 'source-ENGLISH_NAME'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.webView}?url=${encodeURIComponent(SOURCE.url)}`])
  })

  it('leads to the field of the declaration, and the sheet is there again afterwards', async () => {
    const { page, router } = await openSheet()

    await tap(byId(page, 'fix-ENGLISH_NAME'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.parcelUpdate}?id=7&field=englishName`])
    expect(page.queryByText('请填写物品的具体英文名称。')).not.toBeNull()
  })

  it.each([
    [
      { kind: 'EDIT_ADDRESS', field: 'idDocument', parcelId: null },
      `${PATHS.editAddress}?id=home&field=idDocument`,
    ],
    [{ kind: 'CHANGE_CHANNEL', field: null, parcelId: null }, `${PATHS.deliveryMethods}?to=sg`],
    [{ kind: 'ASK', field: null, parcelId: null }, PATHS.customerService],
  ] as const)('leads to what takes care of it: %j', async (fix, url) => {
    const { page, router } = await openSheet(lackingName({ fix }))

    await tap(byId(page, 'fix-ENGLISH_NAME'))

    expect(router.moves).toEqual([`navigateTo ${url}`])
  })

  it('leads to a new address where there is none', async () => {
    const fix = { kind: 'EDIT_ADDRESS', field: null, parcelId: null } as const
    const { page, router } = await openSheet({
      ...lackingName({ fix }),
      addressId: null,
      regionGroup: null,
    })

    await tap(byId(page, 'fix-ENGLISH_NAME'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.editAddress}`])
  })

  it('names in its card what matters most, once', async () => {
    const name = aCustomsPointDto()
    const unknown = aCustomsPointDto({ level: 'UNKNOWN', title: 'HS 章节' })
    const readiness = aReadinessDto({ worst: 'MISSING', points: [unknown, name, name] })
    const { page } = await openDetail({ readiness: ok(readiness) })

    const card = await until(() => byId(page, 'customs'))
    expect(card.textContent).toMatch(/寄往新加坡英文品名$/)
  })

  it('is said to be complete, too', async () => {
    const { page } = await openDetail()

    const card = await until(() => byId(page, 'customs'))
    expect(card.textContent).toContain('清关要的资料都齐了')
  })

  it('can be asked again when that failed; the rest of the page is there', async () => {
    const { page, wire } = await openDetail({ readiness: noAnswer() })
    await until(() => page.root.querySelector('#retry-customs'))
    expect(page.root.querySelector('#parcel-declaration')).not.toBeNull()
    wire.on(READINESS, ok(aReadinessDto()))

    await tap(byId(page, 'retry-customs'))

    await until(() => page.text().includes('寄往新加坡'))
  })

  it.each([
    ['undeclared', { isDeclared: false, declaredName: null }],
    ['in an order', { isSubmitted: true, status: ParcelStatus.PendingConsolidating }],
  ])('is not asked of a parcel that is %s', async (_, parcel) => {
    const { page, wire } = await openDetail({ replies: [aParcel({ expressNumber: 'SF777', ...parcel })] })

    await until(() => page.root.querySelector('#parcel-declaration'))
    expect(wire.callsTo(READINESS)).toEqual([])
    expect(page.root.querySelector('#customs')).toBeNull()
  })
})
