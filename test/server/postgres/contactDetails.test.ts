import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { accepted, refused, type Answer } from '../../support/server/apiClient.ts'
import { PASSWORD, requestCode, unique, type TestCustomer } from '../../support/server/customers.ts'
import { orderRequest, ORDERS, storedParcel } from '../../support/server/orders.ts'
import { newMobile } from '../../support/server/passport.ts'
import { pngPicture, uploadPicture } from '../../support/server/pictures.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { Token } from '../../../server/contracts/passport.ts'
import type { OrphanParcel, UnclaimedParcelClaim } from '../../../server/contracts/unclaimedParcel.ts'
import type { User } from '../../../server/contracts/user.ts'
import type { BindTicket } from '../../../server/contracts/wechat.ts'

const context = useServer()

/** Signs up through WeChat, which tells neither a mobile number nor an email. */
async function wechatCustomer(): Promise<TestCustomer> {
  const loginPlatform = 'WeChat_App'
  const signIn = { code: unique('wechat-code-'), loginPlatform }
  const { bindTicket } = accepted(
    await context.api.post<BindTicket>('/api/f/passport/login-wechat-mp', signIn),
  )
  const bind = { bindTicket, loginPlatform, username: unique('wechat_'), password: PASSWORD }
  const token = accepted(await context.api.post<Token>('/api/f/passport/wechat/bind', bind))
  const api = context.api.with({ token: token.accessToken })
  const user = accepted(await api.get<User>('/api/u/user'))
  assert.deepEqual([user.mobileNumber, user.email], [null, null])
  return { api, token, user }
}

const addEmail = async ({ api }: TestCustomer) => {
  const email = `${unique('reachable')}@example.com`
  const code = await requestCode(context.server, email, 'BIND')
  accepted(await api.put(`/api/u/user/update-email?email=${email}&code=${code}`))
}

const addMobile = async ({ api }: TestCustomer) => {
  const mobileNumber = newMobile()
  const code = await requestCode(context.server, mobileNumber, 'BIND')
  const query = new URLSearchParams({ mobileNumber, code }).toString()
  accepted(await api.put(`/api/u/user/update-mobile-number?${query}`))
}

function assertAsksForContact(answer: Answer<unknown>, message: string): void {
  const error = refused(answer, 400, 'ContactDetailsRequired')
  assert.equal(error.message, message)
  assert.deepEqual(error.validationErrors, [{ message, members: ['mobileNumber', 'email'] }])
}

describe('contact details must be completed', () => {
  it('before an order is submitted', async () => {
    const customer = await wechatCustomer()
    const parcel = await storedParcel(context.server, customer)
    const request = await orderRequest(customer, [parcel])

    assertAsksForContact(await customer.api.post(ORDERS, request), 'Contact details must be completed')
    const chinese = customer.api.with({ language: 'zh-Hans', token: customer.token.accessToken })
    assertAsksForContact(await chinese.post(ORDERS, request), '请完善联系方式')

    await addEmail(customer)
    accepted(await customer.api.post(ORDERS, request))
  })

  it('before a parcel is claimed', async () => {
    const customer = await wechatCustomer()
    const operator = context.api.with({ token: context.server.operatorToken })
    const measures = { weight: 1.2, length: 30, width: 20, height: 10 }
    const found = { expressNumber: unique('SF1420000'), ...measures }
    const path = '/api/admin/warehouse/unclaimed-parcel'
    const { id, expressNumber } = accepted(await operator.post<OrphanParcel>(path, found))
    const images = [await uploadPicture(customer.api, await pngPicture())]
    const claim = () =>
      customer.api.post<UnclaimedParcelClaim>(`/api/u/biz/ship-for-me/unclaimed-parcel/${id}/claim`, {
        expressNumber,
        images,
      })

    assertAsksForContact(await claim(), 'Contact details must be completed')

    await addMobile(customer)
    assert.equal(accepted(await claim()).status, 'UNDER_REVIEW')
  })
})
