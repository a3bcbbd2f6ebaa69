import assert from 'node:assert/strict'
import { test } from 'node:test'

import { accepted } from '../../support/server/apiClient.ts'
import { declaration, declareParcel, PARCELS, unique } from '../../support/server/customers.ts'
import { WxFailure } from '../runner/wx/WxFailure.ts'
import { answered } from './support/answered.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { CALLS, PAGES } from './support/paths.ts'
import { requestsTo } from './support/requestsTo.ts'
import { context } from './support/sharedServer.ts'

import type { ParcelDetail } from '../../../server/contracts/parcel.ts'
import type { MiniProgram } from '../runner/MiniProgram.ts'

const toastsOf = (app: MiniProgram) => app.toasts.map(({ title }) => title)

test('WeChat’s scanner fills the number in; what is no number is said, and so is a camera that was refused', async (t) => {
  const answers = [
    { result: ' sf1234567890123 ' },
    { result: 'https://shop.example/1' },
    new WxFailure('cancel'),
    new WxFailure('auth deny'),
  ]
  const scanCode = (): unknown => {
    const answer = answers.shift()
    if (answer instanceof WxFailure) throw answer
    return answer
  }
  const { app } = await openAsCustomer(t, context.server, { path: PAGES.createParcel, wx: { scanCode } })
  await answered(app)

  await app.tap('#scan')
  await answered(app)
  assert.equal(app.value('#expressNumber'), 'SF1234567890123')
  assert.equal(app.text('#expressCompanyCode'), '顺丰速运')
  await app.tap('#scan')
  assert.deepEqual(toastsOf(app), ['这不是快递单号：https://shop.example/1'])
  await app.tap('#scan')
  assert.equal(app.modals.length, 0)
  await app.tap('#scan')
  assert.match(app.modals.at(-1)?.content ?? '', /扫描需要使用相机/)
  assert.equal(app.modals.at(-1)?.confirmText, '去设置')
  assert.equal(app.value('#expressNumber'), 'SF1234567890123')
  app.assertClean()
})

test('a parcel is changed; a newer one is taken over without losing a word', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server)
  const parcel = await declareParcel(customer, { remarks: '旧的' })
  await app.relaunch({ path: PAGES.parcelUpdate, query: { id: parcel.id } })
  await answered(app)
  assert.equal(app.page.title, '修改包裹')
  assert.equal(app.value('#remarks'), '旧的')
  await app.input('#remarks', '我的')
  const theirs = { expressNumber: parcel.expressNumber, purchaseOrderNumber: 'PO-8' }
  accepted(await customer.api.put<ParcelDetail>(`${PARCELS}/${parcel.id}`, declaration(theirs)))

  await app.tap('#submit')
  await answered(app)
  assert.equal(app.modals.at(-1)?.content, '内容已被更新，请刷新后重试')
  assert.ok(app.text('#stale').includes('这个包裹刚刚有更新'))
  await app.tap({ text: '载入最新' })
  await answered(app)
  assert.equal(app.value('#remarks'), '我的')
  assert.equal(app.value('#purchaseOrderNumber'), 'PO-8')
  await app.tap('#submit')
  await answered(app)
  assert.ok(app.text('#success').includes('已保存'))
  const saved = accepted(await customer.api.get<ParcelDetail>(`${PARCELS}/${parcel.id}`))
  assert.equal(saved.remarks, '我的')
  app.assertClean()
})

test('many numbers are pasted and declared; a refused one stays with its reason, and is kept', async (t) => {
  const { app } = await openAsCustomer(t, context.server, { path: PAGES.createParcel })
  await answered(app)
  const [one, two] = [unique('SF1600000'), unique('SF1600000')]
  await app.tap('#to-batch')
  await answered(app)
  assert.equal(app.page.path, PAGES.batchDeclare)
  await app.input('#paste', `顺丰${one} 已发\n${two}，¥128.00，13812345678`)
  await app.tap('#add-found')
  await app.tap('#common-declaredName')
  await app.input('#name-search', '外套')
  await app.tap({ text: '外套', within: '.sheet__body' })
  await app.input('#common-declaredValue', '66')
  await app.tap(`#row-${two}`)
  await app.input('#own-declaredValue', '1234567890')
  await app.tap('#submit')
  await answered(app)
  assert.ok(app.text('#batch-summary').includes('已成功预报 1 个包裹'), app.text())
  assert.ok(app.text('#batch-summary').includes('还有 1 个需要修改'))

  await app.relaunch({ path: PAGES.batchDeclare })
  await answered(app)
  assert.ok(app.text().includes('已恢复上次未提交的内容'))
  assert.ok(!app.exists(`#row-${one}`))
  await app.tap(`#row-${two}`)
  await app.input('#own-declaredValue', '9.90')
  await app.tap('#submit')
  await answered(app)
  assert.ok(app.text('#success').includes('已成功预报 1 个包裹'))
  await app.tap('#close-sheet')
  assert.ok(app.text(`#row-${two}`).includes('预报成功'))
  assert.equal(requestsTo(app, CALLS.declareBatch).length, 2)
  app.assertClean()
})

test('a long list of numbers stays light', async (t) => {
  const { app } = await openAsCustomer(t, context.server, { path: PAGES.batchDeclare })
  await answered(app)
  const numbers = Array.from(
    { length: 150 },
    (_none, index) => `YT1000000000${String(index).padStart(3, '0')}`,
  )
  const since = app.setDataStats().calls
  await app.input('#paste', numbers.join('\n'))
  await app.tap('#add-found')
  await answered(app)
  await app.tap(`#row-${numbers[3] ?? ''}`)
  assert.equal(app.all('.batch-row').length, 20)
  const { nodes, maxChildren } = app.nodeStats()
  const { largest } = app.setDataStats({ since })
  t.diagnostic(`${nodes} nodes, ${maxChildren} children, ${largest} B in one call`)
  assert.ok(nodes < 600, `${nodes} nodes`)
  assert.ok(maxChildren <= 40, `${maxChildren} children`)
  assert.ok(largest <= 32_768, `${largest} B in one call`)
})

test('a refused photo picker says why and shows the way out; who cancels is told nothing', async (t) => {
  let openings = 0
  const openSetting = () => ({ authSetting: {}, openings: ++openings })
  const { app } = await openAsCustomer(t, context.server, { path: PAGES.createParcel, wx: { openSetting } })
  await answered(app)

  app.refuseImage(new WxFailure('cancel'))
  await app.tap('#images-add')
  assert.deepEqual([...app.modals, ...app.toasts], [])

  app.refuseImage(new WxFailure('auth deny'))
  await app.tap('#images-add')
  assert.match(app.modals.at(-1)?.content ?? '', /允许使用相机和相册/)
  assert.equal(app.modals.at(-1)?.confirmText, '去设置')
  await app.waitFor(() => openings === 1)

  app.refuseImage(new WxFailure('privacy permission is not authorized', { errno: 104 }))
  await app.tap('#images-add')
  assert.match(app.modals.at(-1)?.content ?? '', /隐私保护指引/)
  assert.equal(app.modals.at(-1)?.showCancel, false)
  assert.deepEqual(app.toasts, [])
  app.assertClean()

  app.refuseImage(new WxFailure('api scope is not declared in the privacy agreement', { errno: 112 }))
  await app.tap('#images-add')
  assert.deepEqual(toastsOf(app), ['现在无法选择图片，请稍后再试'])
  assert.ok(app.console.some(({ level, text }) => level === 'error' && /not declared/.test(text)))
})
