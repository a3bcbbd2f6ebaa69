import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, it } from 'node:test'

import { pino } from 'pino'

import { gatewayTexter } from '../../../server/modules/message/index.ts'
import { letterSender, type Letter } from '../../../server/modules/securityNotice/index.ts'
import { createLog } from '../../../server/start/log.ts'
import {
  codeSenderByTarget,
  smsCodeSender,
  type OutgoingCode,
} from '../../../server/modules/passport/codes/codeSender.ts'

import type { AddressInfo } from 'node:net'

const CODE: OutgoingCode = {
  target: '13800138000',
  code: '123456',
  purpose: 'LOGIN',
  language: 'en',
  lifeMinutes: 10,
}

interface Received {
  readonly authorization: string | undefined
  readonly body: { readonly target: string; readonly text: string }
}

/** A gateway that takes one message. */
async function gateway(status = 200) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const received = new Promise<Received>((resolve) => {
    server.on('request', (request, response) => {
      let text = ''
      request.on('data', (chunk: Buffer) => (text += chunk.toString()))
      request.on('end', () => {
        response.statusCode = status
        response.end()
        server.close()
        resolve({
          authorization: request.headers.authorization,
          body: JSON.parse(text) as Received['body'],
        })
      })
    })
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`, received }
}

const LETTER: Letter = { to: CODE.target, subject: 'Changed', text: 'Undo it: https://a/#/undo?token=secret' }

describe('letters on their way', () => {
  it('reach a text message gateway, or a mailbox', async () => {
    const { url, received } = await gateway()
    const mails: unknown[] = []
    const send = letterSender(
      { email: async (mail) => void mails.push(mail), mobile: gatewayTexter({ url, token: undefined }) },
      createLog('silent'),
    )
    send(LETTER)
    send({ ...LETTER, to: 'a@example.com' })
    assert.deepEqual((await received).body, { target: LETTER.to, text: LETTER.text })
    assert.deepEqual(mails, [{ to: 'a@example.com', subject: LETTER.subject, text: LETTER.text }])
  })

  it('that a gateway refuses are logged, without their link', async () => {
    const { url } = await gateway(500)
    const logged = new Promise<string>((resolve) => {
      const mobile = gatewayTexter({ url, token: undefined })
      letterSender({ email: undefined, mobile }, pino({ level: 'error' }, { write: resolve }))(LETTER)
    })
    assert.match(await logged, /the gateway answered 500/)
    assert.doesNotMatch(await logged, /secret/)
  })

  it('are printed where nothing sends them', async () => {
    const logged = new Promise<string>((resolve) => {
      letterSender({ email: undefined, mobile: undefined }, pino({}, { write: resolve }))(LETTER)
    })
    assert.match(await logged, /token=secret/)
  })
})

describe('verification codes on their way', () => {
  it('reach a text message gateway with its token, in the customer’s language', async () => {
    const { url, received } = await gateway()
    smsCodeSender({ url, token: 'gateway-token' }, createLog('silent')).send({ ...CODE, language: 'zh-Hans' })
    const { authorization, body } = await received
    assert.equal(authorization, 'Bearer gateway-token')
    assert.equal(body.target, CODE.target)
    assert.match(body.text, /您的远途集运验证码是 123456，10 分钟内有效/)

    const next = await gateway()
    const confirming = { ...CODE, purpose: 'CONFIRM_IDENTITY' } as const
    smsCodeSender({ url: next.url, token: undefined }, createLog('silent')).send(confirming)
    assert.match((await next.received).body.text, /^123456 confirms an important change .* tell nobody/)
  })

  it('that a gateway refuses are logged, without the code', async () => {
    const { url, received } = await gateway(500)
    const logged = new Promise<string>((resolve) => {
      smsCodeSender({ url, token: undefined }, pino({ level: 'error' }, { write: resolve })).send(CODE)
    })
    assert.equal((await received).authorization, undefined)
    assert.match(await logged, /the gateway answered 500/)
    assert.doesNotMatch(await logged, /123456/)
  })

  it('go to e-mail addresses one way and to mobile numbers another', () => {
    const sent: string[] = []
    const way = (name: string) => ({
      send: ({ target }: OutgoingCode) => void sent.push(`${name} ${target}`),
    })
    const sender = codeSenderByTarget({ email: way('mail'), mobile: way('text') })
    sender.send(CODE)
    sender.send({ ...CODE, target: 'a@example.com' })
    assert.deepEqual(sent, ['text 13800138000', 'mail a@example.com'])
  })
})
