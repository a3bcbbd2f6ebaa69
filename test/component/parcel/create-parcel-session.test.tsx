import { PATHS } from '@/navigation/routes'
import CreateParcelPage from '@/pages-parcel/ship-for-me/create-parcel/create-parcel'

import { aToken, aUserDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, change, openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, refusal } from '../../support/app/Wire'

import {
  addPhotos,
  DECLARE,
  declaringWire,
  DETECT,
  fillIn,
  openDeclaring,
  submit,
  UPLOAD,
  USER,
  valueOf,
} from './declaring'

const ada = aUserDto({ id: 'ada' })
const SIGN_IN_AGAIN = `navigateTo ${PATHS.login}?redirect=${encodeURIComponent(PATHS.createParcel)}`

/** Fills in and submits the form on a server that has ended the session, then waits for the login page. */
async function loseSessionWhileDeclaring() {
  const wire = declaringWire(ada)
    .on(DETECT, pageOf([]))
    .on(DECLARE, refusal(401))
    .on('POST /api/f/passport/refresh', refusal(401))
  const opened = await openDeclaring({ wire })
  await fillIn(opened)
  await typeInto(byId(opened.page, 'remarks'), '易碎')
  await submit(opened)
  await until(() => opened.router.moves.includes(SIGN_IN_AGAIN))
  return opened
}

describe('a session that ends in the middle of the form', () => {
  it('is told once, and every field is kept', async () => {
    const opened = await loseSessionWhileDeclaring()

    expect(opened.toast).toHaveBeenCalledTimes(1)
    expect(opened.toast).toHaveBeenCalledWith(expect.objectContaining({ title: '登录超时，请重新登录' }))
    expect(opened.modal).not.toHaveBeenCalled()
    expect(valueOf(opened, 'expressNumber')).toBe('sf 123 456')
    expect(valueOf(opened, 'declaredValue')).toBe('1,280.50')
    expect(valueOf(opened, 'remarks')).toBe('易碎')
    expect(byId(opened.page, 'declaredName').textContent).toContain('连衣裙')
  })

  it('goes on after signing in again, with the same key', async () => {
    const opened = await loseSessionWhileDeclaring()
    await opened.page.hide()
    opened.wire.on(DECLARE, noAnswer())
    await change(() => opened.stores.session.signIn(aToken()))
    await opened.page.show()

    expect(valueOf(opened, 'remarks')).toBe('易碎')
    await submit(opened)

    await until(() => opened.wire.callsTo(DECLARE).length === 2)
    const [first, second] = opened.wire.callsTo(DECLARE)
    expect(second?.header['Idempotency-Key']).toBe(first?.header['Idempotency-Key'])
    expect(second?.body).toEqual(first?.body)
  })
})

describe('a draft', () => {
  async function leaveAfterTyping() {
    const opened = await openDeclaring({ wire: declaringWire(ada) })
    await fillIn(opened)
    await opened.page.unload()
    return opened
  }

  it('comes back with the photos that were uploaded, and says how many were not', async () => {
    const wire = declaringWire(ada).on(UPLOAD, ok([{ url: '/files/1.jpg', name: '1', size: 1 }]), noAnswer())
    const opened = await openDeclaring({ wire })
    await addPhotos(opened, 'blob:1', 'blob:2')
    await until(() => opened.page.queryByText('点按重试'))
    await opened.page.unload()

    const again = await openDeclaring({ wire: declaringWire(ada) })

    await until(() => again.page.text().includes('有 1 张图片没有传完'))
    expect(again.page.root.querySelectorAll('.photo--done')).toHaveLength(1)
    await fillIn(again)
    await submit(again)
    await until(() => again.wire.callsTo(DECLARE).length)
    expect(again.wire.lastCallTo(DECLARE).body).toMatchObject({ images: ['/files/1.jpg'] })
  })

  it('of a parcel that a link names is kept apart', async () => {
    const params = { expressNumber: 'SF999999' }
    const opened = await openDeclaring({ wire: declaringWire(ada), params })
    await typeInto(byId(opened.page, 'remarks'), '易碎')
    await opened.page.unload()

    const other = await openDeclaring({ wire: declaringWire(ada) })
    expect(valueOf(other, 'remarks')).toBe('')
    const again = await openDeclaring({ wire: declaringWire(ada), params })
    expect(valueOf(again, 'remarks')).toBe('易碎')
  })

  it('waits until it is known who is typing, so that nothing is typed over it', async () => {
    await leaveAfterTyping()
    rememberSession()
    const wire = declaringWire(ada).on(USER, noAnswer(), ok(ada))
    const opened = await openPage(CreateParcelPage, PATHS.createParcel, { wire })
    await until(() => byId(opened.page, 'retry'))
    expect(opened.page.root.querySelector('#remarks')).toBeNull()

    await tap(byId(opened.page, 'retry'))

    await until(() => opened.page.text().includes('已恢复上次未提交的内容'))
    expect(valueOf(opened, 'expressNumber')).toBe('sf 123 456')
    expect(byId(opened.page, 'declaredName').textContent).toContain('连衣裙')
  })
})
