import { PaymentMethod } from '@/model/enumerations/funds'
import * as clipboard from '@/platform/device/clipboard'

import { takesTyped, tap } from '../../support/app/gestures'
import { byId, focusedField, problemOf } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { page as pageOf, refusal } from '../../support/app/Wire'
import { addPhotos, submit, UPLOAD, valueOf } from '../parcel/declaring'

import {
  aCurrency,
  aMethod,
  anAccount,
  bank,
  body,
  chooseMethod,
  CREATE,
  CURRENCIES,
  dollars,
  fillIn,
  METHODS,
  openTopUp,
  topUpWire,
  typeAmount,
  yen,
} from './toppingUp'

describe('the amount of a top-up', () => {
  it.each([
    ['1e3', '请填写数字金额，例如 100 或 1,234.50'],
    ['-5', '请填写数字金额，例如 100 或 1,234.50'],
    ['12.345', '人民币最多 2 位小数'],
    ['0', '每次至少充值 ¥10.00'],
    ['9.99', '每次至少充值 ¥10.00'],
    ['20,000.01', '每次最多充值 ¥20,000.00'],
  ])('“%s” is refused with “%s”, and nothing is sent', async (typed, problem) => {
    const opened = await openTopUp()
    await fillIn(opened)
    await typeAmount(opened, typed)

    await submit(opened)

    expect(problemOf(opened.page, 'amount')).toBe(problem)
    expect(valueOf(opened, 'amount')).toBe(typed)
    expect(opened.wire.callsTo(CREATE)).toEqual([])
  })

  it('has no decimals in yen, and shows the credited amount', async () => {
    const wire = topUpWire()
      .on(CURRENCIES, pageOf([yen]))
      .on(METHODS, pageOf([aMethod({ currencyCode: 'JPY', minimum: '1000', maximum: '3000000' })]))
    const opened = await openTopUp(wire)
    expect(byId(opened.page, 'method-1').textContent).toContain('JP¥1,000 至 JP¥3,000,000')
    await fillIn(opened)
    expect(takesTyped(byId(opened.page, 'amount'), '1200.5')).toBe(true)
    await typeAmount(opened, '1200.5')
    await submit(opened)
    expect(problemOf(opened.page, 'amount')).toBe('日元没有小数，请填写整数金额')

    await typeAmount(opened, '12,345')
    expect(byId(opened.page, 'credited').textContent).toContain('¥565.65')
    await submit(opened)
    await until(() => opened.wire.callsTo(CREATE).length)

    expect(body(opened)).toMatchObject({ currencyCode: 'JPY', amount: '12345' })
  })

  it('is what a payment lacks, in any currency', async () => {
    const wire = topUpWire()
      .on(CURRENCIES, pageOf([aCurrency(), dollars]))
      .on(METHODS, pageOf([aMethod()]), pageOf([aMethod({ currencyCode: 'USD', minimum: '5.00' })]))
    const opened = await openTopUp(wire, { amount: '35.98' })
    expect(valueOf(opened, 'amount')).toBe('35.98')
    expect(opened.page.text()).toContain('付款还差 ¥35.98')

    await tap(opened.page.getByText('美元'))

    await until(() => valueOf(opened, 'amount') === '5.06')
    expect(byId(opened.page, 'credited').textContent).toContain('¥35.99')
  })

  it('is at least the method’s minimum, and says so', async () => {
    const opened = await openTopUp(topUpWire(), { amount: '35.98' })

    await chooseMethod(opened, PaymentMethod.BANK_TRANSFER)

    expect(valueOf(opened, 'amount')).toBe('100.00')
    expect(opened.page.text()).toContain('付款还差 ¥35.98，该付款方式每次至少充值 ¥100.00')
  })

  it('is kept from a draft, with the suggestion beside it', async () => {
    await typeAmount(await openTopUp(), '200')

    const opened = await openTopUp(topUpWire(), { amount: '35.98' })
    expect(valueOf(opened, 'amount')).toBe('200')
    await tap(byId(opened.page, 'fill-in'))

    expect(valueOf(opened, 'amount')).toBe('35.98')
  })
})

describe('what is chosen', () => {
  it('stays when it is tapped again', async () => {
    const accounts = ['甲', '乙'].map((shopName, index) => anAccount({ id: `a${index}`, shopName }))
    const wire = topUpWire()
      .on(CURRENCIES, pageOf([aCurrency(), dollars]))
      .on(METHODS, pageOf([aMethod({ receivingAccounts: accounts }), bank]))
    const opened = await openTopUp(wire)
    await fillIn(opened)
    await tap(opened.page.getByText('乙'))

    await tap(opened.page.getByText('人民币'))
    await chooseMethod(opened)

    await submit(opened)
    await until(() => opened.wire.callsTo(CREATE).length)
    expect(body(opened)).toMatchObject({ currencyCode: 'CNY', method: 1, receivingAccountId: 'a1' })
  })
})

describe('where the money goes', () => {
  it('has details to copy, and the ID code as the reference of a transfer', async () => {
    const copy = jest.spyOn(clipboard, 'copyText').mockResolvedValue(true)
    const { page } = await openTopUp(topUpWire().on(METHODS, pageOf([bank])))
    expect(byId(page, 'topup-account').textContent).toContain('扫码付款后，请上传付款截图。')

    for (const fact of ['bankHolderName', 'bankName', 'cardNumber', 'idCode'])
      await tap(byId(page, `copy-${fact}`))

    expect(copy.mock.calls).toEqual([['远途'], ['示例银行'], ['620000001111'], ['FW123456']])
  })

  it('is one of several accounts, once one is chosen', async () => {
    const accounts = ['甲', '乙'].map((shopName, index) => anAccount({ id: `a${index}`, shopName }))
    const opened = await openTopUp(
      topUpWire().on(METHODS, pageOf([aMethod({ receivingAccounts: accounts })])),
    )
    await fillIn(opened)
    await submit(opened)
    expect(problemOf(opened.page, 'receivingAccountId')).toBe('必填')

    await tap(opened.page.getByText('乙'))
    await submit(opened)

    await until(() => opened.wire.callsTo(CREATE).length)
    expect(body(opened)).toMatchObject({ receivingAccountId: 'a1' })
  })

  it('opens a payment link in a new tab that can’t reach the app', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null)
    const account = anAccount({ shopName: '补款店', payLink: 'https://example.com/taobao' })
    const taobao = aMethod({ paymentMethod: PaymentMethod.TAOBAO_LINK, receivingAccounts: [account] })
    const { page } = await openTopUp(topUpWire().on(METHODS, pageOf([taobao])))

    await tap(byId(page, 'open-link'))

    expect(open).toHaveBeenCalledWith('https://example.com/taobao', '_blank', 'noopener')
  })

  it('doesn’t open a link that is no web address', async () => {
    const account = anAccount({ payLink: 'javascript:alert(1)' })
    const { page } = await openTopUp(
      topUpWire().on(METHODS, pageOf([aMethod({ receivingAccounts: [account] })])),
    )

    expect(page.root.querySelector('#open-link')).toBeNull()
    expect(byId(page, 'copy-link')).toBeTruthy()
  })
})

it('a text file named .jpg is refused in the server’s words', async () => {
  const message = '仅支持 JPEG、PNG、WebP 图片'
  const opened = await openTopUp(
    topUpWire().on(UPLOAD, refusal(415, { code: 'UploadKindNotTaken', message })),
  )

  await addPhotos(opened, 'text.jpg')
  await until(() => opened.page.root.querySelector('.photo--failed'))

  expect(byId(opened.page, 'field-images').textContent).toContain(message)
  await tap(byId(opened.page, 'remove-photo-1'))
  expect(byId(opened.page, 'field-images').textContent).not.toContain(message)
})

it('a method that was closed meanwhile is refused at its field, read again, and the rest stays', async () => {
  const message = '该币种不支持这种付款方式'
  const closed = refusal(400, {
    code: 'TopupMethodUnknown',
    message,
    validationErrors: [{ message, members: ['method'] }],
  })
  const wire = topUpWire()
    .on(METHODS, pageOf([bank, aMethod()]), pageOf([bank, aMethod({ paymentMethod: 2 })]))
    .on(CREATE, closed)
  const opened = await openTopUp(wire)
  await fillIn(opened)

  await submit(opened)

  await until(() => opened.page.root.querySelector('#method-1') === null)
  expect(problemOf(opened.page, 'method')).toBe(message)
  await until(() => focusedField() === 'method')
  expect(valueOf(opened, 'amount')).toBe('１，２３４．５')
  expect(opened.page.root.querySelectorAll('.photo--done')).toHaveLength(1)
  expect(opened.modal).toHaveBeenCalledTimes(1)
})
