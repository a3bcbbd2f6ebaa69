import assert from 'node:assert/strict'
import { test } from 'node:test'

import { declareParcel, unique } from '../../../support/server/customers.ts'
import { answered } from '../support/answered.ts'
import { addPhotos, fillRequired, photo } from '../support/declaration.ts'
import { openApp } from '../support/openApp.ts'
import { openAsCustomer } from '../support/openAsCustomer.ts'
import { CALLS, PAGES } from '../support/paths.ts'
import { requestsTo } from '../support/requestsTo.ts'
import { context } from '../support/sharedServer.ts'

test('a number that was declared already is refused in a modal and at its field', async (t) => {
  const { app, customer } = await openAsCustomer(t, context.server)
  const expressNumber = unique('SF1600000')
  await declareParcel(customer, { expressNumber })
  await app.tap('#go-createParcel')
  await answered(app)
  await fillRequired(app, expressNumber)
  await app.tap('#submit')
  await answered(app)
  assert.equal(requestsTo(app, CALLS.declare).at(-1)?.status, 409)
  assert.ok(app.text('#field-expressNumber').includes('您已预报过这个快递单号'))
  assert.deepEqual(
    app.modals.map(({ title, content, showCancel }) => [title, content, showCancel]),
    [['提示', '您已预报过这个快递单号', false]],
  )
  assert.deepEqual(app.toasts, [])
  await app.input('#expressNumber', unique('SF1600000'))
  assert.ok(!app.text('#field-expressNumber').includes('您已预报过'), 'gone as soon as the field is changed')
  app.assertClean()
})

test('an empty form says at each field what is missing, and sends nothing', async (t) => {
  const { app } = await openAsCustomer(t, context.server)
  await app.tap('#go-createParcel')
  await answered(app)
  const before = app.requests.length
  await app.tap('#submit')
  await app.tap('#add-tag')
  for (const [field, sentence] of [
    ['expressNumber', '请输入快递单号'],
    ['declaredName', '请输入品名'],
    ['declaredValue', '请输入申报价值'],
    ['tags', '请输入或选择标签'],
  ]) {
    assert.ok(
      app.text(`#field-${field}`).includes(sentence ?? ''),
      `${field}: ${app.text(`#field-${field}`)}`,
    )
  }
  await app.input('#declaredValue', '12.345')
  await app.tap('#submit')
  assert.ok(app.text('#field-declaredValue').includes('请输入正确的格式'))
  assert.equal(app.requests.length, before)
  app.assertClean()
})

test('a server error is told in a modal that can only be acknowledged', async (t) => {
  const { server } = context
  const { app } = await openAsCustomer(t, server)
  server.failNext({ path: CALLS.parcelList, status: 500 })
  await app.tap('#go-parcelList')
  await answered(app)
  const told = app.modals.map(({ title, content, showCancel }) => ({ title, content, showCancel }))
  assert.deepEqual(told, [{ title: '提示', content: 'fault 500', showCancel: false }])
  assert.ok(app.text().includes('fault 500'))
  await app.tap('#retry')
  await answered(app)
  assert.ok(app.text().includes('还没有包裹'))
  assert.equal(app.modals.length, 1)
  app.assertClean()
})

test('a refusal without words of its own gets the fallback; a burst of them shows one modal', async (t) => {
  let acknowledge = () => {}
  const acknowledged = new Promise<{ confirm: boolean }>((resolve) => {
    acknowledge = () => resolve({ confirm: true })
  })
  const { app } = await openAsCustomer(t, context.server, { onModal: () => acknowledged })
  app.options.onRequest = () => ({ status: 502, data: '<html>Bad gateway</html>' })
  await app.pullDownRefresh()
  await answered(app)
  assert.ok(app.requests.filter(({ status }) => status === 502).length >= 4)
  assert.deepEqual(
    app.modals.map(({ content }) => content),
    ['请求服务器数据失败'],
  )
  acknowledge()
  await app.settle()
  app.assertClean()
})

test('without a connection a list says so, keeps what it shows, and can be asked again', async (t) => {
  const app = await openApp(t, { baseUrl: context.server.url })
  await answered(app)
  app.options.onRequest = () => 'offline'
  await app.switchTab(`/${PAGES.store}`)
  await answered(app)
  assert.match(requestsTo(app, CALLS.products).at(-1)?.error ?? '', /^request:fail/)
  assert.ok(app.text().includes('网络不可用，请检查连接后重试'))
  assert.deepEqual([app.modals.length, app.toasts.length], [0, 0])
  delete app.options.onRequest
  await app.tap('#retry')
  await answered(app)
  const shown = app.all('.product-card').length
  assert.ok(shown > 0)
  app.options.onRequest = () => 'timeout'
  await app.pullDownRefresh()
  await answered(app)
  assert.equal(app.all('.product-card').length, shown, 'what is on screen stays')
  assert.equal(app.toast, '请求超时，请重试', 'and the pull is answered')
  app.assertClean()
})

test('a command that nobody answers says why; a repeated one carries the same key and is done once', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server)
  await app.tap('#go-createParcel')
  await answered(app)
  await fillRequired(app, unique('SF1610000'))
  app.options.onRequest = ({ path }) => (path === CALLS.declare ? 'timeout' : undefined)
  await app.tap('#submit')
  await answered(app)
  assert.equal(app.toasts.at(-1)?.title, '请求超时，请重试')
  delete app.options.onRequest
  await app.tap('#submit')
  await answered(app)
  const keys = requestsTo(app, CALLS.declare).map(({ header }) => header['Idempotency-Key'])
  assert.equal(keys.length, 2)
  assert.equal(keys[0], keys[1])
  assert.equal(await countParcels(customer), 1)
  app.assertClean()
})

test('a double tap on the submit button declares once', async (t) => {
  const { app, customer } = await openAsCustomer(t, context.server)
  await app.tap('#go-createParcel')
  await answered(app)
  await fillRequired(app, unique('SF1620000'))
  await Promise.all([app.tap('#submit'), app.tap('#submit')])
  await answered(app)
  assert.equal(requestsTo(app, CALLS.declare).length, 1)
  assert.equal(await countParcels(customer), 1)
  assert.equal(app.exists('#success'), true)
  app.assertClean()
})

test('a photo that fails stops the declaration with the sentence, and is sent again alone', async (t) => {
  const { server } = context
  const { app } = await openAsCustomer(t, server)
  await app.tap('#go-createParcel')
  await answered(app)
  await fillRequired(app, unique('SF1630000'))
  await addPhotos(app, [await photo('first.png')])
  app.options.onRequest = ({ api }) => (api === 'uploadFile' ? 'offline' : undefined)
  await addPhotos(app, [await photo('second.png')])
  delete app.options.onRequest
  assert.ok(app.text('.photo--failed').includes('上传失败'))
  await app.tap('#submit')
  assert.ok(app.text('#field-images').includes('有图片未上传成功，请重新上传'))
  assert.equal(requestsTo(app, CALLS.declare).length, 0)
  await app.tap('.photo--failed .photo__preview')
  await answered(app)
  assert.equal(requestsTo(app, CALLS.upload).length, 3, 'the first photo is not sent again')
  assert.ok(!app.text('#field-images').includes('有图片未上传成功'))
  await app.tap('#submit')
  await answered(app)
  const { images } = requestsTo(app, CALLS.declare).at(-1)?.data as { images: string[] }
  assert.equal(images.length, 2)
  app.assertClean()
})

test('a pull-down whose answer comes while another page is on top is over on the way back', async (t) => {
  const { app } = await openAsCustomer(t, context.server)
  let release = () => {}
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  app.options.onRequest = () => released
  const pulled = app.pullDownRefresh()
  await app.settle()
  await app.tap('#go-parcelList')
  release()
  await answered(app)
  await app.back()
  await pulled
  assert.equal(app.page.refreshing, false)
})

async function countParcels({
  api,
}: {
  api: { post<T>(path: string): Promise<{ body: T }> }
}): Promise<number> {
  return (await api.post<{ totalCount: number }>(CALLS.parcelList)).body.totalCount
}
