import { fillDeclaration } from './support/declaration.ts'
import { CREATE_PARCEL } from './support/routes.ts'
import { expect, test } from './support/test.ts'

test.describe('what an earlier visit left behind', () => {
  const BROKEN: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['no JSON', { session: '{"data":', locale: '<html>', 'draft:createParcel:x': '\u0000' }],
    [
      'other shapes',
      {
        session: '{"data":{"accessToken":7}}',
        locale: '{"data":"fr"}',
        'draft:createParcel:x': '{"data":[]}',
      },
    ],
    ['other types', { session: '[]', locale: 'null', 'draft:createParcel:x': '{"data":null}' }],
  ]
  for (const [name, values] of BROKEN) {
    test(`never breaks the start: ${name}`, async ({ app, page, device }) => {
      await device.rememberRaw(values)
      await app.open('/')
      await expect(app.text('登录领取专属仓库地址')).toBeVisible()
      await expect(page).toHaveTitle('首页')
    })
  }

  test('never breaks the form that reads it', async ({ app, device, customer }) => {
    const key = `draft:createParcel:${customer.user.id}`
    await device.signIn(customer, { [key]: { expressNumber: 5, tags: 'none' } })
    await app.open(CREATE_PARCEL)
    await expect(app.field('expressNumber')).toHaveValue('')
    await expect(app.control('declaredCurrency')).toContainText('CNY')
  })

  test('brings back an unfinished declaration', async ({ app, page, device, customer }) => {
    await device.signIn(customer)
    await app.open(CREATE_PARCEL)
    await fillDeclaration(app, 'SF555500001111')
    await page.reload()
    await expect(app.text('已恢复上次未提交的内容')).toBeVisible()
    await expect(app.field('expressNumber')).toHaveValue('SF555500001111')
    await app.button('清空重填').click()
    await expect(app.field('expressNumber')).toHaveValue('')
  })
})
