import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { readConfig } from '../../../server/config/config.ts'

describe('the configuration', () => {
  it('has working defaults, and the demo switches the autopilot on', () => {
    const { port, database, demo, autopilot } = readConfig({})
    assert.deepEqual(
      { port, database, demo, autopilot },
      { port: 3000, database: { kind: 'embedded' }, demo: false, autopilot: { enabled: false, speed: 1 } },
    )
    assert.equal(readConfig({ DEMO: '1' }).autopilot.enabled, true)
    assert.equal(readConfig({ DEMO: '1', AUTOPILOT: 'off' }).autopilot.enabled, false)
    assert.deepEqual(readConfig({ DATABASE_URL: 'postgres://a/b' }).database, {
      kind: 'postgres',
      url: 'postgres://a/b',
    })
    assert.deepEqual(readConfig({ CORS_ORIGINS: 'http://a, http://b' }).corsOrigins, ['http://a', 'http://b'])
  })

  it('shortens the notice of rules beside the autopilot, and wherever it is told to', () => {
    const notice = (env: Record<string, string>) => readConfig(env).ruleNoticeSeconds
    assert.deepEqual([notice({}), notice({ AUTOPILOT: '1' })], [undefined, 30])
    assert.equal(notice({ AUTOPILOT: '1', RULE_NOTICE_SECONDS: '0' }), 0)
  })

  it('takes a number of proxies or their addresses, and nothing that would believe everybody', () => {
    const read = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustedProxies
    assert.deepEqual([read(''), read('0'), read('2')], [0, 0, 2])
    assert.deepEqual(read('10.0.0.0/8, fd00::/8,192.0.2.1'), ['10.0.0.0/8', 'fd00::/8', '192.0.2.1'])
    assert.deepEqual(read('loopback'), ['loopback'])
    for (const wrong of ['true', '10', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0/8', 'proxy.internal']) {
      assert.throws(() => read(wrong), /TRUST_PROXY/, wrong)
    }
  })

  it('takes hosts that the mini program may open, and nothing that is no host', () => {
    const read = (WEB_VIEW_HOSTS: string) => readConfig({ WEB_VIEW_HOSTS }).webViewHosts
    assert.deepEqual(read('pay.example.com, help.example.org'), ['pay.example.com', 'help.example.org'])
    assert.deepEqual(read(''), ['www.abf.gov.au'])
    for (const wrong of ['https://a.com', 'a.com:8443', 'com', '*.a.com', 'A.com', '127.0.0.1', 'a..com'])
      assert.throws(() => read(wrong), /WEB_VIEW_HOSTS/, wrong)
  })

  it('sends links in messages to customers only where it is told to, or where nobody but the log gets them', () => {
    const read = (env: Record<string, string>) => readConfig(env).appUrl
    assert.equal(read({ PORT: '3100' }), 'http://127.0.0.1:3100')
    for (const gateway of [{ SMTP_URL: 'smtp://mail' }, { SMS_WEBHOOK_URL: 'https://sms' }]) {
      assert.equal(read(gateway), undefined)
      assert.equal(read({ ...gateway, APP_URL: 'https://app.example.com/' }), 'https://app.example.com')
    }
  })

  it('names the variable that makes no sense', () => {
    const wrong = {
      PORT: 'http',
      DEMO: 'maybe',
      DATABASE_URL: 'mysql://a',
      LOG_LEVEL: 'loud',
      OPERATOR_TOKEN: 'short',
      AUTOPILOT_SPEED: '0',
      RULE_NOTICE_SECONDS: '-1',
      WECHAT_MP_APPID: 'an id without its secret',
      WECHAT_H5_SECRET: 'a secret without its id',
      SMS_WEBHOOK_URL: 'ftp://gateway',
      APP_URL: 'app.example.com',
      TRUST_PROXY: 'true',
      UPLOADS_UNDER_WAY_MB: '50',
      UPLOADS_PER_CUSTOMER_MB: '0.5',
    }
    for (const [name, value] of Object.entries(wrong))
      assert.throws(() => readConfig({ [name]: value }), new RegExp(name))
  })
})
