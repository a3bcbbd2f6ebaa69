import assert from 'node:assert/strict'
import { once } from 'node:events'
import { before, describe, it } from 'node:test'

import { accepted, refused } from '../../support/server/apiClient.ts'
import {
  declaration,
  newCustomer,
  PARCELS,
  PASSWORD,
  unique,
  type TestCustomer,
} from '../../support/server/customers.ts'
import { ODD_REQUESTS } from '../../support/server/oddRequests.ts'
import { answerOn, bytesOf, connectTo, rawRequest } from '../../support/server/rawRequest.ts'
import { startTestServer } from '../../support/server/startTestServer.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { ErrorAnswer } from '../../../server/contracts/common.ts'
import type { ParcelDetail } from '../../../server/contracts/parcel.ts'
import type { User } from '../../../server/contracts/user.ts'

const ENUMS = '/api/system/enums'
const PATIENCE = { headersMs: 300, graceMs: 100, bytesPerSecond: 10_000_000, checkMs: 20 }
const context = useServer({ patience: PATIENCE })
const expecting = { expect: '100-continue', 'content-length': '1000' }

describe('an odd request', () => {
  let customer: TestCustomer
  before(async () => {
    customer = await newCustomer(context.server)
  })

  for (const [what, { status, ...request }] of Object.entries(ODD_REQUESTS)) {
    it(`is answered ${status}: ${what}`, async () => {
      const headers = { authorization: `Bearer ${customer.token.accessToken}`, ...request.headers }
      const answer = await rawRequest(context.server.url, { ...request, headers })
      assert.equal(answer.status, status, answer.body)
      if (status < 400 || status === 417) return
      assert.match(answer.head, /cache-control: no-store/)
      const { error } = JSON.parse(answer.body) as ErrorAnswer
      assert.ok(error.code !== '' && error.message !== '')
    })
  }

  it('that is no HTTP is answered in the same shape', async () => {
    const { status, body } = await rawRequest(context.server.url, 'HELLO\r\n\r\n')
    assert.equal(status, 400)
    assert.equal((JSON.parse(body) as ErrorAnswer).error.code, 'MalformedBody')
  })

  it('has at most twenty fields explained, and a long list of rows only its length', async () => {
    const fields = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`field${index}`, 1]))
    const { validationErrors } = refused(await context.api.post(ENUMS, fields), 400, 'Validation')
    assert.equal(validationErrors.length, 20)
    const rows = Array.from({ length: 80_000 }, () => ({}))
    const tooMany = refused(await customer.api.post(`${PARCELS}/batch`, { items: rows }), 400, 'Validation')
    assert.deepEqual(tooMany.validationErrors, [{ message: 'At most 50 entries', members: ['items'] }])
  })
})

describe('a client that is too slow', () => {
  it('is told so when its body trickles in', async () => {
    const socket = connectTo(context.server.url)
    const answer = answerOn(socket)
    socket.write(
      bytesOf({
        method: 'POST',
        address: ENUMS,
        headers: { 'content-type': 'application/json', ...expecting },
      }),
    )
    socket.write('{')
    const { status, body } = await answer
    assert.equal(status, 408)
    assert.equal((JSON.parse(body) as ErrorAnswer).error.code, 'RequestTooSlow')
  })

  it('is told so when its headers have no end', async () => {
    const { status } = await rawRequest(context.server.url, `GET ${ENUMS} HTTP/1.1\r\nhost: example.com\r\n`)
    assert.equal(status, 408)
  })

  it('does not keep the server from stopping', async () => {
    const server = await startTestServer({ patience: { closeMs: 50 } })
    const socket = connectTo(server.url)
    socket.write(
      bytesOf({
        method: 'POST',
        address: ENUMS,
        headers: { 'content-type': 'application/json', ...expecting },
      }),
    )
    // "100 Continue": the request is under way.
    await once(socket, 'data')
    const end = answerOn(socket)
    await server.close()
    assert.equal((await end).status, 0)
  })
})

describe('characters that nobody sees', () => {
  const nicknameOf = async ({ api }: TestCustomer) => accepted(await api.get<User>('/api/u/user')).nickname
  const rename = ({ api }: TestCustomer, nickname: string) =>
    api.put(`/api/u/user/update-nickname?nickname=${encodeURIComponent(nickname)}`)

  it('are no part of a nickname, and no nickname by themselves', async () => {
    const customer = await newCustomer(context.server)
    assert.ok((await rename(customer, '\u202eAnna\u200b\u0007 \u2066Lee\ufeff👩\u200d🚀\n')).status < 300)
    assert.equal(await nicknameOf(customer), 'Anna Lee👩\u200d🚀')
    for (const nickname of ['\u200b\u2060\ufeff', '\u202e', '\u0001', '\u200d\u3164']) {
      const { validationErrors } = refused(await rename(customer, nickname), 400, 'Validation')
      assert.deepEqual(validationErrors, [{ message: 'Required', members: ['nickname'] }])
    }
  })

  it('are no part of remarks, which keep their lines', async () => {
    const { api } = await newCustomer(context.server)
    const remarks = 'One\u202e\r\n\tTwo\u0085three'
    const { id } = accepted(await api.post<ParcelDetail>(PARCELS, { ...declaration(), remarks }))
    assert.equal(accepted(await api.get<ParcelDetail>(`${PARCELS}/${id}`)).remarks, 'One\n\tTwo\nthree')
  })

  it('count in a password', async () => {
    const { api, user } = await newCustomer(context.server)
    const newPassword = `secret\u200b${unique('\u202e')}`
    const change = { oldPassword: PASSWORD, newPassword }
    assert.ok((await api.post('/api/u/user/change-password', change)).status < 300)
    const login = (password: string) =>
      context.api.post('/api/f/passport/login', {
        usernameOrEmail: user.userName,
        password,
        loginPlatform: 'CodeLogin',
      })
    accepted(await login(newPassword))
    refused(await login(newPassword.replace('\u200b', '')), 400)
  })
})
