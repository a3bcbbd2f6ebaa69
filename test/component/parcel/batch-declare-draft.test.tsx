import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'

import { aToken, aUserDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, change } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { ok, refusal } from '../../support/app/Wire'

import { submit, USER, valueOf } from './declaring'

import { BATCH, ONE, TWO, answers, batchWire, openBatch, paste, fillCommon, rowText } from './batchDeclaring'

describe('a batch that was not submitted', () => {
  async function leave() {
    const opened = await openBatch()
    await paste(opened)
    await fillCommon(opened)
    await tap(byId(opened.page, `row-${TWO}`))
    await typeInto(byId(opened.page, 'own-declaredValue'), '5.50')
    await opened.page.unload()
  }

  it('comes back whole, and can be thrown away', async () => {
    await leave()

    const again = await openBatch()

    await until(() => again.page.text().includes('已恢复上次未提交的内容'))
    expect(valueOf(again, 'paste')).toBe('')
    expect(valueOf(again, 'common-declaredValue')).toBe('1,000')
    expect(rowText(again, TWO)).toContain('5.50')
    await tap(again.page.getByText('清空重填'))
    expect(valueOf(again, 'paste')).toBe('')
    expect(Taro.getStorageInfoSync().keys.filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  it('comes back from a version that did not ask what customs asks', async () => {
    await leave()
    const key = 'draft:batchDeclare:ada'
    const stored = Taro.getStorageSync<{ values: { common: Record<string, unknown> } }>(key)
    delete stored.values.common.englishName
    delete stored.values.common.material
    Taro.setStorageSync(key, stored)

    const again = await openBatch()

    await until(() => again.page.text().includes('已恢复上次未提交的内容'))
    expect(valueOf(again, 'common-declaredValue')).toBe('1,000')
    expect(valueOf(again, 'common-material')).toBe('')
  })

  it('keeps only what is not declared yet', async () => {
    const refused = { code: 'Validation', message: '不对', members: ['declaredName'] }
    const opened = await openBatch(batchWire().on(BATCH, answers('p1', refused, 'p3')))
    await paste(opened)
    await fillCommon(opened)
    await submit(opened)
    await until(() => opened.page.text().includes('还有 1 个需要修改'))
    await opened.page.unload()

    const again = await openBatch()

    await until(() => again.page.root.querySelector(`[id="row-${TWO}"]`))
    expect(again.page.root.querySelector(`[id="row-${ONE}"]`)).toBeNull()
  })

  it('is not shown to anybody else', async () => {
    await leave()

    const again = await openBatch(batchWire().on(USER, ok(aUserDto({ id: 'bob' }))))

    expect(valueOf(again, 'paste')).toBe('')
  })

  it('of another shape does not break the page', async () => {
    Taro.setStorageSync('draft:batchDeclare:ada', { text: 'x', common: {}, rows: [7] })

    const opened = await openBatch()

    expect(valueOf(opened, 'paste')).toBe('')
  })

  it('survives a session that ends, and goes on with the same key', async () => {
    const wire = batchWire()
      .on(BATCH, refusal(401), answers('p1', 'p2', 'p3'))
      .on('POST /api/f/passport/refresh', refusal(401))
    const opened = await openBatch(wire)
    await paste(opened)
    await fillCommon(opened)
    await submit(opened)
    await until(() => opened.router.moves.some((move) => move.includes(PATHS.login)))
    await opened.page.hide()
    await change(() => opened.stores.session.signIn(aToken()))
    await opened.page.show()

    expect(valueOf(opened, 'common-declaredValue')).toBe('1,000')
    await submit(opened)
    await until(() => opened.page.text().includes('已成功预报 3 个包裹'))
    const [first, second] = wire.callsTo(BATCH).map(({ header }) => header['Idempotency-Key'])
    expect(second).toBe(first)
  })
})
