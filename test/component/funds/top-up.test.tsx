import { PaymentMethod } from '@/model/enumerations/funds'
import { PATHS } from '@/navigation/routes'
import TopUpPage from '@/pages/users/top-up/top-up'

import { deferred } from '../../support/app/deferred'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage, problemOf, switchLanguage } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, type PlatformFailure } from '../../support/app/Wire'
import { addPhotos, submit, UPLOAD, valueOf } from '../parcel/declaring'

import {
  aCurrency,
  addProof,
  aMethod,
  anAccount,
  bank,
  body,
  chooseMethod,
  CREATE,
  CURRENCIES,
  dollars,
  fillIn,
  keysOf,
  METHODS,
  openTopUp,
  topUpWire,
  typeAmount,
} from './toppingUp'

describe('topping up', () => {
  it('asks to sign in first', async () => {
    const { page, wire } = await openPage(TopUpPage, PATHS.topUp)

    expect(page.text()).toContain('登录后充值')
    expect(wire.calls).toEqual([])
  })

  it('sends a normalised amount, and is replaced by the result', async () => {
    const opened = await openTopUp()
    await fillIn(opened)
    await typeInto(byId(opened.page, 'remarks'), ' 已付 ')

    await submit(opened)

    await until(() => opened.router.moves.length)
    expect(opened.router.moves).toEqual([`redirectTo ${PATHS.topupResult}?id=t1`])
    expect(body(opened)).toEqual({
      currencyCode: 'CNY',
      method: 1,
      receivingAccountId: 'wechat',
      amount: '1234.5',
      images: ['/files/proof.jpg'],
      isDraft: false,
      remarks: '已付',
    })
    expect(opened.wire.unprepared).toEqual([])
    const again = await openTopUp()
    expect([valueOf(again, 'amount'), valueOf(again, 'remarks')]).toEqual(['', ''])
  })

  it('requires method, amount and pictures, and sends nothing before', async () => {
    const opened = await openTopUp()

    await submit(opened)

    for (const field of ['method', 'amount', 'images']) expect(problemOf(opened.page, field)).toBe('必填')
    expect(opened.wire.callsTo(CREATE)).toEqual([])
    await switchLanguage(opened, 'en')
    for (const field of ['method', 'amount', 'images']) expect(problemOf(opened.page, field)).toBe('Required')
  })

  it('says so if a picture was not uploaded, and goes on once it is', async () => {
    const opened = await openTopUp(
      topUpWire().on(UPLOAD, noAnswer(), ok([{ url: '/2.jpg', name: '2.jpg', size: 1 }])),
    )
    await chooseMethod(opened)
    await typeAmount(opened, '100')
    await addPhotos(opened, 'proof.jpg')
    await until(() => opened.page.root.querySelector('.photo--failed'))

    await submit(opened)
    expect(problemOf(opened.page, 'images')).toBe('有图片未上传成功，请重新上传')
    await switchLanguage(opened, 'en')
    expect(problemOf(opened.page, 'images')).toBe(
      'There are pictures that were not uploaded successfully, please upload again',
    )
    await tap(opened.page.root.querySelector('.photo__preview') ?? opened.page.root)
    await until(() => opened.page.root.querySelector('.photo--done'))
    await submit(opened)

    await until(() => opened.wire.callsTo(CREATE).length)
    expect(body(opened)).toMatchObject({ images: ['/2.jpg'] })
  })

  it('says before paying that the balance can’t be withdrawn', async () => {
    const { page } = await openTopUp()

    expect(page.root.querySelector('.action-bar')?.textContent).toContain('不能提现')
  })

  it('can be saved for later as long as it has no picture', async () => {
    const opened = await openTopUp()
    await addProof(opened)
    expect(opened.page.root.querySelector('#save-for-later')).toBeNull()
    await tap(byId(opened.page, 'remove-photo-1'))
    await tap(byId(opened.page, 'save-for-later'))
    expect(problemOf(opened.page, 'amount')).toBe('必填')
    expect(problemOf(opened.page, 'images')).toBeNull()
    await chooseMethod(opened)
    await typeAmount(opened, '100')

    await tap(byId(opened.page, 'save-for-later'))

    await until(() => opened.router.moves.length)
    expect(opened.router.moves).toEqual([`redirectTo ${PATHS.topupResult}?id=t1`])
    expect(body(opened)).toMatchObject({ images: [], isDraft: true, amount: '100' })
    expect(valueOf(await openTopUp(), 'amount')).toBe('')
  })

  it('is sent once when the button is tapped twice, and with the same key after a lost answer', async () => {
    const lost = deferred<PlatformFailure>()
    const opened = await openTopUp(topUpWire().on(CREATE, lost.promise, ok({ id: 't1' })))
    await fillIn(opened)

    await submit(opened)
    await submit(opened)
    lost.resolve(noAnswer())
    await until(() => opened.toast.mock.calls.length)
    expect(keysOf(opened)).toHaveLength(1)
    await submit(opened)

    await until(() => opened.router.moves.length)
    expect(keysOf(opened)).toHaveLength(2)
    expect(new Set(keysOf(opened)).size).toBe(1)
  })

  it('stays the same top-up when the page was closed without an answer', async () => {
    const opened = await openTopUp(topUpWire().on(CREATE, noAnswer()))
    await fillIn(opened)
    await submit(opened)
    await until(() => opened.toast.mock.calls.length)

    const again = await openTopUp()
    await until(() => again.page.root.querySelector('.photo--done'))
    await submit(again)

    await until(() => again.router.moves.length)
    expect(keysOf(again)).toEqual(keysOf(opened))
  })
})

describe('the ways to pay', () => {
  it('have their limits and how long a review takes', async () => {
    const { page } = await openTopUp()

    expect(byId(page, 'method-1').textContent).toContain('每次可充 ¥10.00 至 ¥20,000.00约 30 分钟审核')
    expect(byId(page, 'method-8').textContent).toContain('约 4 小时审核')
    expect(page.root.querySelector('#field-currencyCode')).toBeNull()
  })

  it('are those of the chosen currency', async () => {
    const paypal = aMethod({
      paymentMethod: PaymentMethod.PAYPAL,
      displayName: 'PayPal',
      minimum: '5.00',
      receivingAccounts: [anAccount({ id: 'paypal', payLink: 'https://example.com/pay' })],
    })
    const wire = topUpWire()
      .on(CURRENCIES, pageOf([aCurrency(), dollars]))
      .on(METHODS, pageOf([aMethod()]), pageOf([paypal]))
    const opened = await openTopUp(wire)

    await tap(opened.page.getByText('美元'))

    await until(() => opened.page.root.querySelector('#method-4[aria-checked="true"]'))
    expect(wire.lastCallTo(METHODS).body).toEqual({ currencyCode: 'USD' })
    expect(wire.callsTo(METHODS)).toHaveLength(2)
    expect(opened.page.text()).toContain('https://example.com/pay')
    await typeAmount(opened, '100')
    expect(byId(opened.page, 'credited').textContent).toContain('¥711.20')
    expect(byId(opened.page, 'credited').textContent).toContain('1 USD = 7.112 CNY')
  })

  it('can be none at all', async () => {
    const { page, router } = await openTopUp(topUpWire().on(CURRENCIES, pageOf([])))

    await tap(byId(page, 'customer-service'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.customerService}`])
  })

  it('lead to their retry on submit if they could not be read', async () => {
    const opened = await openTopUp(topUpWire().on(METHODS, noAnswer(), pageOf([bank])))
    await submit(opened)
    expect(document.activeElement?.id).toBe('retry')

    await tap(byId(opened.page, 'retry'))

    await until(() => opened.page.root.querySelector('#method-8'))
  })
})
