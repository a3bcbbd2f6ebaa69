import type { User } from '@/model/account/user'
import { accountApi } from '@/stores/areas/accountApi'

import { aUserDto } from '../support/app/factories'
import { signedInAs, wiredApi } from '../support/app/wiredApi'
import { empty, ok, page } from '../support/app/Wire'

// Spec section 7, "The calls it makes", line by line.

let app: ReturnType<typeof wiredApi>

beforeEach(() => {
  app = wiredApi({ session: signedInAs('tok') })
})

describe('GET /api/u/user', () => {
  it('sends no payload and reads currentFundAccount with its currencySymbol', async () => {
    const currentFundAccount = { balance: '12.30', currencyCode: 'CNY', currencySymbol: '¥' }
    app.wire.on('GET /api/u/user', ok(aUserDto({ currentFundAccount })))

    await expect(app.api.user.get()).resolves.toMatchObject({ currentFundAccount })

    expect(app.wire.lastCallTo('GET /api/u/user')).toMatchObject({ query: {}, body: undefined })
  })
})

describe('PUT /api/u/user/…', () => {
  const edits: [string, (account: ReturnType<typeof accountApi>) => Promise<User>, object][] = [
    ['update-nickname', (account) => account.updateNickname('阿达 & co'), { nickname: '阿达 & co' }],
    [
      'update-mobile-number',
      (account) => account.updateMobileNumber('+6591234567', '123456'),
      { mobileNumber: '+6591234567', code: '123456' },
    ],
    [
      'update-email',
      (account) => account.updateEmail('a@b.co', '123456'),
      { email: 'a@b.co', code: '123456' },
    ],
    [
      'update-wechat-id',
      (account) => account.updateWechatId('ada_88', ''),
      { wechatId: 'ada_88', wechatQrCode: '' },
    ],
  ]

  it.each(edits)('PUT /api/u/user/%s (query params object)', async (name, edit, query) => {
    const call = `PUT /api/u/user/${name}`
    app.wire.on(call, ok(aUserDto({ nickname: 'Ada' })))

    await expect(edit(accountApi(app.api))).resolves.toMatchObject({ nickname: 'Ada' })

    expect(app.wire.lastCallTo(call)).toMatchObject({ query, body: {} })
  })
})

describe('POST /api/u/user/change-password (body)', () => {
  it.each([
    ['with the old one', 'old-one', { oldPassword: 'old-one', newPassword: 'new-one' }],
    ['as the first one', null, { newPassword: 'new-one' }],
  ])('%s', async (_case, oldPassword, body) => {
    app.wire.on('POST /api/u/user/change-password', empty())

    await accountApi(app.api).changePassword(oldPassword, 'new-one')

    expect(app.wire.lastCallTo('POST /api/u/user/change-password').body).toEqual(body)
  })
})

describe('POST /api/u/user/tag/list', () => {
  it('asks with the list query, limit 10', async () => {
    app.wire.on('POST /api/u/user/tag/list', page([]))

    await accountApi(app.api).listTags()

    expect(app.wire.lastCallTo('POST /api/u/user/tag/list').body).toEqual({
      skipCount: 0,
      maxResultCount: 10,
      limit: 10,
    })
  })
})
