import assert from 'node:assert/strict'
import { test } from 'node:test'

import { launchFixture, startServer } from './fixture.ts'

test('a request goes to the test server as the app made it', async (t) => {
  const server = await startServer(t)
  const app = await launchFixture(t, { baseUrl: server.url })
  await app.waitFor(() => app.text('#status') === 'answered 200')
  assert.equal(app.text({ text: 'Lamp' }), 'Lamp')
  const path = '/parcels?take=2&name=%E4%B8%AD%20%E6%96%87'
  const [received] = server.received
  assert.equal(received?.method, 'GET')
  assert.equal(received?.url, path)
  assert.equal(received?.headers.authorization, 'Bearer t')
  assert.equal(received?.headers['content-type'], 'application/json')
  const [record] = app.requests
  assert.equal(record?.path, path)
  assert.equal(record?.status, 200)
  assert.deepEqual(record?.data, { take: 2, name: '中 文' })
  assert.equal(record?.header.Authorization, 'Bearer t')
  app.assertClean()
})

test('failures have the shapes that WeChat gives them', async (t) => {
  const app = await launchFixture(t)
  assert.match(app.text('#status'), /^request:fail .*ERR_CONNECTION_REFUSED 600001$/)
  app.options.onRequest = () => 'timeout'
  await app.tap('#reload')
  assert.equal(app.text('#status'), 'request:fail timeout 5')
  app.options.onRequest = () => ({ status: 500, data: { error: {} } })
  await app.tap('#reload')
  assert.equal(app.text('#status'), 'answered 500')
  assert.deepEqual(
    app.requests.map(({ status }) => status),
    [null, null, 500],
  )
})

test('a server that is gone and one that never answers', async (t) => {
  const app = await launchFixture(t, { baseUrl: 'http://127.0.0.1:9' })
  await app.waitFor(() => app.text('#status').includes('600001'))
  app.options.onRequest = () => new Promise(() => undefined)
  await app.tap('#reload')
  assert.equal(app.text('#status'), 'loading')
  await app.waitFor(() => app.text('#status') === 'request:fail timeout 5')
})

test('a test can hold a request and let it go', async (t) => {
  const server = await startServer(t)
  let letGo = () => {}
  const gate = new Promise<undefined>((resolve) => (letGo = () => resolve(undefined)))
  const app = await launchFixture(t, { baseUrl: server.url, onRequest: () => gate })
  assert.equal(app.text('#status'), 'loading')
  assert.equal(server.received.length, 0)
  letGo()
  await app.waitFor(() => app.text('#status') === 'answered 200')
})

test('only the api is reachable, and a request can be aborted', async (t) => {
  const server = await startServer(t)
  const app = await launchFixture(t, { baseUrl: server.url, path: 'pages/mine/mine' })
  await app.tap('#abroad')
  await app.waitFor(() => app.text('#result') !== '')
  assert.match(app.text('#result'), /request:fail url not in domain list.*600002/)
  await app.tap('#abort')
  await app.waitFor(() => app.text('#result').includes('request:fail abort'))
})

test('a photo is uploaded as a multipart form', async (t) => {
  const server = await startServer(t)
  const app = await launchFixture(t, { baseUrl: server.url, path: 'pages-form/declare/declare' })
  await app.tap('#photo')
  assert.equal(app.text('#result'), 'chooseImage:fail cancel')
  app.chooseImage([{ name: 'boots.png', bytes: new TextEncoder().encode('pixels') }])
  await app.tap('#photo')
  await app.waitFor(() => app.text('#result') === '200 {"stored":true}')
  const [received] = server.received
  assert.match(received?.headers['content-type'] ?? '', /^multipart\/form-data; boundary=/)
  assert.match(received?.body ?? '', /name="kind"\r\n\r\nphoto\r\n/)
  assert.match(
    received?.body ?? '',
    /name="file"; filename="boots.png"\r\nContent-Type: image\/png\r\n\r\npixels/,
  )
  assert.equal(app.requests[0]?.api, 'uploadFile')
})
