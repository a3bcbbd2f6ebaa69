import { PATHS } from '@/navigation/routes'
import RulesPage from '@/pages-logistics-order/rule/rules/rules'

import { tap } from '../../support/app/gestures'
import { aUserDto } from '../../support/app/factories'
import { byId, openPage, switchLanguage, type OpenedPage } from '../../support/app/openPage'
import { aReasonDto, aRuleDto, aRuleParcelDto, aRunDto, aTrialDto } from '../../support/app/ruleFactories'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { empty, ok, page as pageOf, refusal, Wire, type Reply } from '../../support/app/Wire'

const RULE = '/api/u/biz/consolidation-rule'
const LIST = `POST ${RULE}/list`

const ABOVE = aReasonDto({
  code: 'RuleAboveCeiling',
  message: '费用 ¥171.00 超过上限 ¥120.00',
  fix: 'CEILING',
})

async function openRules(
  replies: readonly Reply[],
  params: Record<string, string> = {},
): Promise<OpenedPage> {
  rememberSession()
  const wire = new Wire().on(LIST, ...replies).on('GET /api/u/user', ok(aUserDto({ id: 'ada' })))
  const opened = await openPage(RulesPage, PATHS.rules, { wire, params })
  await until(() => opened.page.root.querySelector('.rule-card, .state-message'))
  return opened
}

const openOne = (change: Parameters<typeof aRuleDto>[1] = {}, ...later: Reply[]) =>
  openRules([pageOf([aRuleDto('r1', change)]), ...later])
const cardOf = ({ page }: OpenedPage, id = 'r1') => byId(page, `rule-${id}`).textContent ?? ''

describe('the rules', () => {
  it('say what each waits for, how it ships and what comes next', async () => {
    const waiting = aRuleParcelDto('p2', { declaredName: '耳机', reason: aReasonDto() })
    const opened = await openRules([
      pageOf([
        aRuleDto('week', { nextRunTime: '2026-11-27T02:00:00Z' }),
        aRuleDto('some', {
          displayName: '给妈妈的',
          trigger: { kind: 'PARCELS', parcelIds: ['p1', 'p2'] },
          parcels: [aRuleParcelDto('p1'), waiting],
        }),
        aRuleDto('heavy', { trigger: { kind: 'WEIGHT', kilograms: 10 }, isAutoPay: true }),
      ]),
    ])

    expect(cardOf(opened, 'week')).toMatch(
      /每两周的周五寄出.*进行中.*渠道 sea · 家 · 最高 ¥120.00.*下次 11 月 27 日/,
    )
    expect(cardOf(opened, 'some')).toMatch(/给妈妈的.*2 个包裹到齐后寄出.*还在等 1 个：耳机/)
    expect(cardOf(opened, 'heavy')).toMatch(/攒够 10 kg 后寄出.*出库时自动扣款.*条件满足时，先通知您/)
    await switchLanguage(opened, 'en')
    expect(cardOf(opened, 'week')).toContain('Every second Friday')
    expect(cardOf(opened, 'some')).toContain('Waiting for 1: 耳机')
  })

  it('announce an order before it is submitted', async () => {
    const opened = await openOne({ pendingRun: { id: 'next', dueTime: '2026-11-27T02:00:00Z' } })

    expect(cardOf(opened)).toMatch(/将于 11 月 27 日 .* 自动提交；在那之前暂停或修改/)
  })

  it.each([
    [{ stopReason: ABOVE }, `navigateTo ${PATHS.editRule}?id=r1&field=maximumTotal`],
    [{ stopReason: aReasonDto({ fix: 'CONTACT' }) }, `navigateTo ${PATHS.myProfile}`],
    [
      { stopReason: aReasonDto({ fix: 'DECLARATION', parcelId: 'p1' }) },
      `navigateTo ${PATHS.parcelDetail}?id=p1`,
    ],
  ])('that have stopped say why and lead to the fix: %j', async (change, move) => {
    const opened = await openOne({ state: 'STOPPED', ...change })

    expect(cardOf(opened)).toContain('已停止')
    expect(cardOf(opened)).toContain(change.stopReason.message)
    await tap(opened.page.root.querySelector('.notice .button') ?? opened.page.root)

    expect(opened.router.moves).toEqual([move])
  })

  it('ask for a declaration while the other parcels are still on their way', async () => {
    const reason = aReasonDto({ message: 'SF-p1 还没有申报', fix: 'DECLARATION', parcelId: 'p1' })
    const opened = await openOne({ parcels: [aRuleParcelDto('p1', { reason })] })

    expect(cardOf(opened)).toMatch(/SF-p1 还没有申报.*去申报/)
  })

  it('are paused, resumed and deleted', async () => {
    const opened = await openOne({}, pageOf([aRuleDto('r1', { state: 'PAUSED' })]), pageOf([]))
    const { page, wire, modal } = opened
    wire.on(`POST ${RULE}/r1/pause`, ok(aRuleDto('r1'))).on(`DELETE ${RULE}/r1`, empty())

    await tap(byId(page, 'toggle-r1'))
    await until(() => cardOf(opened).includes('已暂停'))
    expect(byId(page, 'toggle-r1').textContent).toBe('恢复')

    modal.mockResolvedValueOnce({ confirm: false })
    await tap(byId(page, 'remove-r1'))
    expect(wire.callsTo(`DELETE ${RULE}/r1`)).toEqual([])
    await tap(byId(page, 'remove-r1'))

    await until(() => page.text().includes('让包裹自己寄出'))
  })

  it('show their present state when a change is refused', async () => {
    const opened = await openOne({}, pageOf([aRuleDto('r1', { state: 'DONE', version: 4 })]))
    opened.wire.on(`POST ${RULE}/r1/pause`, refusal(409, { code: 'RuleMoveRefused', message: '已完成' }))

    await tap(byId(opened.page, 'toggle-r1'))

    await until(() => cardOf(opened).includes('已完成'))
    expect(opened.page.root.querySelector('#toggle-r1')).toBeNull()
  })

  it('show what one did, with the order that came of it', async () => {
    const opened = await openOne({ lastRun: aRunDto() })
    const { page, wire, router } = opened
    const left = [{ id: 'p9', expressNumber: 'SF-p9', reason: aReasonDto() }]
    const stopped = aRunDto({
      id: 'run-0',
      outcome: 'STOPPED',
      reason: ABOVE,
      orderId: null,
      orderCode: null,
    })
    wire.on(`POST ${RULE}/r1/run/list`, pageOf([aRunDto({ leftParcels: left }), stopped]))
    expect(cardOf(opened)).toMatch(/11 月 13 日 .* · 已提交 4 个包裹 · ¥96.00/)

    await tap(byId(page, 'runs-r1'))

    const run = await until(() => byId(page, 'run-run-1'))
    expect(run.textContent).toMatch(/1 个包裹没有寄出：SF-p9.*L261113000001/)
    expect(byId(page, 'run-run-0').textContent).toContain('超过上限')
    await tap(byId(page, 'order-run-1'))
    expect(router.moves).toEqual([`navigateTo ${PATHS.orderDetail}?id=o1`])
  })

  it('show what one would do now', async () => {
    const opened = await openOne()
    const { page, wire } = opened
    const waitingFor = [aRuleParcelDto('p3', { reason: aReasonDto({ message: '还没有称重' }) })]
    wire.on(`POST ${RULE}/r1/try`, ok(aTrialDto({ waitingFor })))

    await tap(byId(page, 'try-r1'))

    const sheet = await until(() => page.root.querySelector('.sheet .bill')?.closest('.sheet'))
    expect(sheet?.textContent).toContain('会提交 2 个包裹，费用 ¥59.00，没有超过您设的最高 ¥120.00')
    expect(sheet?.textContent).toMatch(/不会寄出.*SF-p3.*还没有称重/)
  })

  it('lead from a trial to what is in the way', async () => {
    const { page, wire, router } = await openOne()
    wire.on(`POST ${RULE}/r1/try`, ok(aTrialDto({ wouldSubmit: false, reason: ABOVE })))
    await tap(byId(page, 'try-r1'))

    await tap(await until(() => page.root.querySelector('.sheet .notice .button')))

    expect(router.moves).toEqual([`navigateTo ${PATHS.editRule}?id=r1&field=maximumTotal`])
    expect(page.root.querySelector('.sheet')).toBeNull()
  })

  it('mark the one that a message is about', async () => {
    const { page } = await openRules([pageOf([aRuleDto('r1'), aRuleDto('r2')])], { id: 'r2' })

    expect(byId(page, 'rule-r2').className).toContain('rule-card--named')
    expect(byId(page, 'rule-r1').className).not.toContain('rule-card--named')
  })

  it('begin with an example of each kind', async () => {
    const { page, router } = await openRules([pageOf([])])

    await tap(byId(page, 'example-SCHEDULE'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.editRule}?kind=SCHEDULE`])
  })

  it('ask to sign in first', async () => {
    const { page } = await openPage(RulesPage, PATHS.rules)

    expect(page.text()).toContain('登录后设置自动集运')
  })
})
