import { bindWechat } from '../../../../server/modules/wechat/identities.ts'
import { localWechatProvider } from '../../../../server/modules/wechat/provider/localWechatProvider.ts'
import { unique, type TestCustomer } from '../../../support/server/customers.ts'

import type { TestServer } from '../../../support/server/startTestServer.ts'

/** `wx` functions of a WeChat user whose account this is. */
export async function boundWechat(server: TestServer, { user }: TestCustomer) {
  const code = `local:${unique('person')}`
  const person = await localWechatProvider(() => Promise.resolve(false)).personOf('MP', code)
  await server.db.transaction((tx) => bindWechat(tx, user.id, 'MP', person, server.clock.now()))
  return { login: () => ({ code }) }
}
