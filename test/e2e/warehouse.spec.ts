import {
  ADDRESS_CHECK,
  ADDRESS_TIP,
  ADDRESS_TIPS,
  LOGIN,
  WAREHOUSE_ADDRESS,
  WAREHOUSE_ADDRESSES,
} from './support/routes.ts'
import { expect, test } from './support/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const ADDRESS_LIST = '/api/u/biz/ship-for-me/my-warehouse-address-list'

test('the address of the other warehouse is laid out, copied, saved and shared', async ({
  app,
  page,
  device,
  customer,
}) => {
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await device.signIn(customer)
  await app.open(WAREHOUSE_ADDRESS)
  await app.visible('.chip', { hasText: '义乌仓' }).click()
  await expect(app.text('春晗路')).toBeVisible()
  await app.control('to-formats').click()
  await app.expectAt(WAREHOUSE_ADDRESSES)
  await app.visible('.chip', { hasText: '1688' }).click()
  await app.control('copy-line').click()
  const { idCode, inviteCode } = customer.user
  await expect
    .poll(clipboard)
    .toBe(
      `远途集运 ${idCode}, 13900139000, 浙江省金华市义乌市北苑街道春晗路 366 号物流园 2 栋 5 号门 ${idCode}, 322000`,
    )

  const download = page.waitForEvent('download')
  await app.control('save-qr').click()
  expect((await download).suggestedFilename()).toBe(`${idCode}.png`)
  await app.control('share').click()
  await app.control('copy-shared-link').click()
  const route = `${WAREHOUSE_ADDRESSES}?id=warehouse-yiwu&referralCode=${inviteCode}`
  const link = new URL(`/#${route}`, page.url()).href
  await expect.poll(clipboard).toBe(link)
})

test('a shared link shows a stranger no code but their own', async ({ app, page, device, customer }) => {
  const link = `${WAREHOUSE_ADDRESSES}?id=warehouse-yiwu`
  await app.open(link)
  await expect(app.text('登录后领取您的专属仓库地址')).toBeVisible()
  await app.control('sign-in').click()
  await app.expectAt(LOGIN)
  await app.fill({ usernameOrEmail: customer.user.userName, password: 'correct-horse' })
  await app.control('submit').click()
  await app.expectAt(WAREHOUSE_ADDRESSES)
  await expect(app.control('id-code')).toHaveText(customer.user.idCode)
  await expect(app.text('春晗路')).toBeVisible()
  expect(await device.stored(page)).toHaveProperty('session')
})

test('an address that cannot be read is asked for again', async ({
  app,
  device,
  customer,
  server,
  consoleWatch,
}) => {
  consoleWatch.expect(/500/)
  await device.signIn(customer)
  server.failNext({ path: ADDRESS_LIST, status: 500 })
  await app.open(WAREHOUSE_ADDRESSES)
  await app.modal.getByText('知道了').click()
  await app.control('retry').click()
  await expect(app.control('id-code')).toHaveText(customer.user.idCode)
})

test('a wrong address is told part by part, and put right', async ({ app, page, device, customer }) => {
  const { idCode } = customer.user
  const lastDigit = Number(idCode.slice(-1))
  const wrong = idCode.slice(0, -1) + String((lastDigit + 1) % 10)
  const text = `收货人：远途集运（${wrong}）\n电话：138 0013 8000\n广东省深圳市白云区人和镇鹤龙六路88号物流园B栋3号门${wrong}`
  await device.signIn(customer)
  await app.open(ADDRESS_CHECK)
  await app.fill({ pasted: text })
  await app.control('check').click()
  await expect(app.control('line-code')).toContainText(`写的是 ${wrong}，您的是 ${idCode}`)
  await expect(app.control('line-city')).toContainText('写的是“深圳市”')
  await expect(app.control('line-mobile')).toContainText('一致')
  await app.expectAccessible()
  await page.reload()
  await expect(app.field('pasted')).toHaveValue(text)

  await app.control('check').click()
  // Another test may have copied something meanwhile: the machine has one clipboard.
  await expect(async () => {
    await app.control('copy-right').click()
    await app.field('pasted').fill('')
    await app.field('pasted').press('ControlOrMeta+V')
    await app.control('check').click()
    await expect(app.text('地址正确')).toBeVisible({ timeout: 3000 })
  }).toPass()
})

test('a tip is read from the list, and one that is gone leads back to it', async ({ app, consoleWatch }) => {
  consoleWatch.expect(/404/)
  await app.open(ADDRESS_TIPS)
  await app.control('tip-tip-no-cash-on-delivery').click()
  await app.expectAt(ADDRESS_TIP)
  await expect(app.text('收货台会当场拒收')).toBeVisible()
  await app.open(`${ADDRESS_TIP}?id=no-such-tip`)
  await expect(app.text('这条须知已不在了')).toBeVisible()
  await app.modal.getByText('知道了').click()
  await app.control('all-tips').click()
  await app.expectAt(ADDRESS_TIPS)
})
