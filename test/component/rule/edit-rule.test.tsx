import { ParcelStatus } from '@/model/enumerations/parcel'
import { PATHS } from '@/navigation/routes'
import EditRulePage from '@/pages-logistics-order/rule/edit-rule/edit-rule'

import { deferred } from '../../support/app/deferred'
import { aUserDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, change, openPage, problemOf, type OpenedPage } from '../../support/app/openPage'
import { aBillOf, aQuoteDto, aStoredParcelDto } from '../../support/app/orderFactories'
import { aReasonDto, aRuleDto, aTrialDto } from '../../support/app/ruleFactories'
import { rememberSession } from '../../support/app/startApp'
import { successSheet } from '../../support/app/success'
import { until } from '../../support/app/until'
import { ok, page as pageOf, refusal, type Wire, type WireReply } from '../../support/app/Wire'
import { ESTIMATE, orderWire, PARCELS } from '../order/orderWire'
import { submit, valueOf } from '../parcel/declaring'

const RULE = '/api/u/biz/consolidation-rule'
const CREATE = `POST ${RULE}`
const UPDATE = `PUT ${RULE}/r1`
const CALCULATE = 'POST /api/f/shipping-management/calculate'

/** Tuesday. */
const NOW = new Date('2026-11-24T04:00:00Z')
/** Only the date is fake. */
const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const

function ruleWire(): Wire {
  const late = { status: ParcelStatus.NotArrival, weight: null, storage: null, declaredName: '耳机' }
  return orderWire()
    .on(
      PARCELS,
      pageOf([
        aStoredParcelDto('p1'),
        aStoredParcelDto('p2', late),
        aStoredParcelDto('far', { warehouseId: 'yw' }),
      ]),
    )
    .on(CALCULATE, pageOf([aQuoteDto('sea', { bill: aBillOf('80.00') })]))
    .on(CREATE, ok(aRuleDto('r1')))
    .on(UPDATE, ok(aRuleDto('r1', { version: 4 })))
    .on(`GET ${RULE}/r1`, ok(aRuleDto('r1')))
}

async function openForm(params: Readonly<Record<string, string>>, wire = ruleWire()): Promise<OpenedPage> {
  rememberSession()
  const opened = await openPage(EditRulePage, PATHS.editRule, { wire, params, below: [PATHS.rules] })
  await until(() => opened.page.root.querySelector('.channel-card, .state-message'))
  return opened
}

async function choose({ page }: OpenedPage, text: string): Promise<void> {
  const chips = [...page.root.querySelectorAll('.chip')]
  await tap(await until(() => chips.find(({ textContent }) => textContent === text)))
}
const noteOf = ({ page }: OpenedPage) => page.root.querySelector('.bill-note')?.textContent

beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: [...TIMERS] }))
afterEach(() => jest.useRealTimers())

describe('a new rule', () => {
  it('waits for parcels, also for those that are not here yet', async () => {
    const opened = await openForm({ kind: 'PARCELS' })
    const { page, wire, router } = opened

    await tap(byId(page, 'choose-parcels'))
    await tap(byId(page, 'pick-p1'))
    await tap(byId(page, 'pick-p2'))
    await tap(byId(page, 'pick-far'))
    expect(opened.toast).toHaveBeenCalledWith(
      expect.objectContaining({ title: '一条规则只能选同一仓库的包裹' }),
    )
    await tap(byId(page, 'close-sheet'))
    await until(() => noteOf(opened) === '报价按已称重的 1 个包裹，另有 1 个还没有称重')
    await until(() => byId(page, 'channel-air').textContent?.includes('72.00'))
    expect(wire.lastCallTo(ESTIMATE).body).toMatchObject({ parcelIds: ['p1'], addressId: 'home' })
    await tap(byId(page, 'channel-air'))
    await choose(opened, '¥80.00（多 10%）')
    await submit(opened)

    const sheet = await successSheet(opened)
    expect(sheet.textContent).toContain('规则已生效')
    expect(wire.lastCallTo(CREATE).body).toEqual({
      trigger: { kind: 'PARCELS', parcelIds: ['p1', 'p2'] },
      addressId: 'home',
      shippingMethodTypeId: 'air',
      transportationChannelId: 'air',
      receivingMethod: 10,
      additionalServiceIds: [],
      isInsured: false,
      isAutoPay: false,
      maximumTotal: '80',
    })
    expect(wire.lastCallTo(CREATE).header['Idempotency-Key']).toBeTruthy()
    await tap(byId(page, 'see-rules'))
    expect(router.moves).toEqual(['navigateBack'])
  })

  it('runs on a weekday, every few weeks', async () => {
    const opened = await openForm({ kind: 'SCHEDULE' })
    const { page, wire } = opened
    expect(byId(page, 'field-firstDate').textContent).toContain('11 月 27 日 · 12 月 11 日 · 12 月 25 日')

    await choose(opened, '每四周')
    await choose(opened, '周三')
    await choose(opened, '12 月 2 日')
    expect(byId(page, 'field-firstDate').textContent).toContain('12 月 2 日 · 12 月 30 日 · 1 月 27 日')
    await until(() => byId(page, 'channel-sea').textContent?.includes('59.00'))
    await tap(byId(page, 'channel-sea'))
    await typeInto(byId(page, 'maximumTotal'), '50')
    expect(page.text()).toContain('低于现在的价格 ¥59.00')
    await tap(byId(page, 'isAutoPay'))
    expect(byId(page, 'isAutoPay').textContent).toContain('超过上限时不扣款')
    await submit(opened)

    await successSheet(opened)
    expect(wire.lastCallTo(CREATE).body).toMatchObject({
      trigger: { kind: 'SCHEDULE', everyWeeks: 4, firstDate: '2026-12-02' },
      isAutoPay: true,
      maximumTotal: '50',
    })
  })

  it('waits for a weight, and is priced for a box that heavy', async () => {
    const opened = await openForm({ kind: 'WEIGHT' })
    const { page, wire } = opened
    expect(noteOf(opened)).toContain('报价按一箱 10 kg 估算')
    await until(() => wire.callsTo(CALCULATE).length > 0)
    expect(wire.lastCallTo(CALCULATE).body).toMatchObject({ weight: 10, goodsTypeIds: [] })

    await typeInto(byId(page, 'kilograms'), '0')
    await submit(opened)

    expect(problemOf(page, 'kilograms')).toContain('0.1')
    expect(problemOf(page, 'maximumTotal')).not.toBeNull()
    expect(byId(page, 'field-transportationChannelId').querySelector('.notice--danger')).not.toBeNull()
    expect(wire.callsTo(CREATE)).toEqual([])
  })

  it('begins with the parcels picked in a list', async () => {
    const user = deferred<WireReply>()
    rememberSession()
    const wire = ruleWire().on('GET /api/u/user', user.promise)
    const params = { kind: 'PARCELS', isPicked: '1' }
    const { page, stores } = await openPage(EditRulePage, PATHS.editRule, { wire, params })
    stores.selectedParcels.choose(['p1'])

    await change(() => user.resolve(ok(aUserDto({ id: 'ada' }))))

    await until(() => byId(page, 'chosen-p1'))
  })

  it('shows a refusal at the field it is about, and keeps what was typed', async () => {
    const opened = await openForm({ kind: 'SCHEDULE' })
    const { page, wire } = opened
    const validationErrors = [{ message: '日期已过', members: ['trigger.firstDate'] }]
    wire.on(CREATE, refusal(400, { code: 'RuleDatePast', message: '日期已过', validationErrors }))
    await tap(byId(page, 'channel-sea'))
    await typeInto(byId(page, 'maximumTotal'), '90')

    await submit(opened)

    await until(() => problemOf(page, 'firstDate') === '日期已过')
    const again = await openForm({ kind: 'SCHEDULE' })
    expect(valueOf(again, 'maximumTotal')).toBe('90')
  })

  it('can be tried before it is saved', async () => {
    const opened = await openForm({ kind: 'SCHEDULE' })
    const { page, wire } = opened
    const reason = aReasonDto({ message: '费用超过上限', fix: 'CEILING' })
    wire.on(`${CREATE}/try`, ok(aTrialDto({ wouldSubmit: false, reason })))
    await tap(byId(page, 'try'))
    expect(problemOf(page, 'maximumTotal')).not.toBeNull()
    expect(wire.callsTo(`${CREATE}/try`)).toEqual([])

    await tap(byId(page, 'channel-sea'))
    await typeInto(byId(page, 'maximumTotal'), '50')
    await tap(byId(page, 'try'))

    await until(() => page.root.querySelector('.sheet')?.textContent?.includes('费用超过上限'))
    expect(wire.callsTo(CREATE)).toEqual([])
  })
})

describe('a rule that is changed', () => {
  it('loses the services that are no longer offered, and keeps the others', async () => {
    const wire = ruleWire().on(
      `GET ${RULE}/r1`,
      ok(aRuleDto('r1', { additionalServiceIds: ['gone', 'reinforced'] })),
    )
    const opened = await openForm({ id: 'r1' }, wire)
    await submit(opened)

    await successSheet(opened)
    expect(wire.lastCallTo(UPDATE).body).toMatchObject({ additionalServiceIds: ['reinforced'] })
  })

  it('is sent whole, with its version', async () => {
    const opened = await openForm({ id: 'r1' })
    const { page, wire } = opened
    expect(byId(page, 'channel-sea').getAttribute('aria-checked')).toBe('true')

    await typeInto(byId(page, 'maximumTotal'), '200')
    await submit(opened)

    expect((await successSheet(opened)).textContent).toContain('规则已更新')
    expect(wire.lastCallTo(UPDATE).body).toMatchObject({
      trigger: { kind: 'SCHEDULE', everyWeeks: 2, firstDate: '2026-11-27' },
      transportationChannelId: 'sea',
      maximumTotal: '200',
      version: 3,
    })
  })

  it('keeps what was typed when it has changed meanwhile', async () => {
    const opened = await openForm({ id: 'r1' })
    const { page, wire } = opened
    wire
      .on(`GET ${RULE}/r1`, ok(aRuleDto('r1', { version: 7 })))
      .on(UPDATE, refusal(409, { code: 'VersionStale', message: '规则已有变化' }), ok(aRuleDto('r1')))

    await typeInto(byId(page, 'maximumTotal'), '200')
    await submit(opened)
    await until(() => wire.callsTo(`GET ${RULE}/r1`).length === 2)
    await submit(opened)

    await successSheet(opened)
    expect(wire.lastCallTo(UPDATE).body).toMatchObject({ maximumTotal: '200', version: 7 })
  })

  it('may be gone', async () => {
    const opened = await openForm({ id: 'r1' }, ruleWire().on(`GET ${RULE}/r1`, refusal(404)))

    expect(opened.page.text()).toContain('没有找到这条规则')
  })
})

it('asks to sign in first', async () => {
  const { page } = await openPage(EditRulePage, PATHS.editRule)

  expect(page.text()).toContain('登录后设置自动集运')
})
