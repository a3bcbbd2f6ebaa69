import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'

import { aToken } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, change } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, ok, refusal } from '../../support/app/Wire'

import { addPhotos, submit, UPLOAD, valueOf } from './declaring'

import { GET, PUT, parcel, updatingWire, openChanging } from './updating'

interface StoredDraft {
  readonly values: Record<string, unknown>
  readonly base: { readonly values: Record<string, unknown> }
}

describe('a parcel that was changed meanwhile', () => {
  const newer = { ...parcel, version: 5, declaredValue: '500.00', remarks: '仓库改的' }

  async function runIntoNewer() {
    const wire = updatingWire().on(GET, ok(parcel), ok(newer))
    wire.on(PUT, refusal(409, { code: 'VersionStale' }), ok({ ...newer, version: 6 }))
    const opened = await openChanging(wire)
    await typeInto(byId(opened.page, 'remarks'), '我改的')
    await typeInto(byId(opened.page, 'purchaseOrderNumber'), 'PO-9')
    await submit(opened)
    await until(() => opened.page.text().includes('这个包裹刚刚有更新'))
    return opened
  }

  it('is said, and nothing that was typed is lost', async () => {
    const opened = await runIntoNewer()

    expect(opened.modal).toHaveBeenCalledTimes(1)
    expect(valueOf(opened, 'remarks')).toBe('我改的')
  })

  it('can be taken over; what was typed stays, and what both changed is named', async () => {
    const opened = await runIntoNewer()

    await tap(opened.page.getByText('载入最新'))
    await until(() => valueOf(opened, 'declaredValue') === '500.00')

    expect(valueOf(opened, 'remarks')).toBe('我改的')
    expect(valueOf(opened, 'purchaseOrderNumber')).toBe('PO-9')
    expect(opened.page.text()).toContain('保留了您的：备注')
    await submit(opened)
    await until(() => opened.wire.callsTo(PUT).length === 2)
    expect(opened.wire.lastCallTo(PUT).body).toMatchObject({
      version: 5,
      remarks: '我改的',
      declaredValue: '500.00',
    })
  })

  it('stays as it is when the newer one cannot be read', async () => {
    const opened = await runIntoNewer()
    opened.wire.on(GET, noAnswer())

    await tap(opened.page.getByText('载入最新'))

    await until(() => opened.toast.mock.calls.length)
    expect(valueOf(opened, 'remarks')).toBe('我改的')
    expect(opened.page.text()).toContain('这个包裹刚刚有更新')
  })
})

describe('a change that was not saved', () => {
  async function leaveAfterTyping(wire = updatingWire()) {
    const opened = await openChanging(wire)
    await typeInto(byId(opened.page, 'remarks'), '没存的')
    await opened.page.unload()
  }

  it('comes back with its photos, and can be thrown away', async () => {
    const wire = updatingWire().on(UPLOAD, ok([{ url: '/files/2.jpg', name: '2', size: 1 }]))
    const opened = await openChanging(wire)
    await typeInto(byId(opened.page, 'remarks'), '没存的')
    await addPhotos(opened, 'blob:2')
    await until(() => opened.page.root.querySelectorAll('.photo--done').length === 2)
    await opened.page.unload()

    const again = await openChanging()

    await until(() => again.page.text().includes('已恢复上次未保存的修改'))
    expect(valueOf(again, 'remarks')).toBe('没存的')
    expect(again.page.root.querySelectorAll('.photo--done')).toHaveLength(2)
    await tap(again.page.getByText('放弃修改'))
    expect(valueOf(again, 'remarks')).toBe('易碎')
    expect(again.page.root.querySelectorAll('.photo--done')).toHaveLength(1)
    expect(Taro.getStorageInfoSync().keys.filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  it('says of a photo that never arrived that it is missing', async () => {
    const opened = await openChanging(updatingWire().on(UPLOAD, noAnswer()))
    await addPhotos(opened, 'blob:2')
    await until(() => opened.page.queryByText('点按重试'))
    await opened.page.unload()

    const again = await openChanging()

    await until(() => again.page.text().includes('有 1 张图片没有传完'))
  })

  it('is brought onto a parcel that has changed since', async () => {
    await leaveAfterTyping()

    const again = await openChanging(updatingWire({ ...parcel, version: 9, declaredValue: '777.00' }))

    await until(() => valueOf(again, 'declaredValue') === '777.00')
    expect(valueOf(again, 'remarks')).toBe('没存的')
    await submit(again)
    await until(() => again.wire.callsTo(PUT).length)
    expect(again.wire.lastCallTo(PUT).body).toMatchObject({ version: 9, remarks: '没存的' })
  })

  it('comes back from a version that did not ask what customs asks', async () => {
    await leaveAfterTyping()
    const key = 'draft:parcelUpdate:p1:ada'
    const stored = Taro.getStorageSync<StoredDraft>(key)
    for (const values of [stored.values, stored.base.values]) {
      delete values.englishName
      delete values.material
    }
    Taro.setStorageSync(key, stored)

    const again = await openChanging(updatingWire({ ...parcel, version: 9, material: '棉' }))

    await until(() => valueOf(again, 'remarks') === '没存的')
    expect(valueOf(again, 'material')).toBe('棉')
    expect(again.page.text()).not.toContain('保留了您的')
  })

  it('survives a session that ends, and goes on after signing in', async () => {
    const wire = updatingWire()
      .on(PUT, refusal(401), ok({ ...parcel, version: 4 }))
      .on('POST /api/f/passport/refresh', refusal(401))
    const opened = await openChanging(wire)
    await typeInto(byId(opened.page, 'remarks'), '没存的')
    await submit(opened)
    await until(() => opened.router.moves.some((move) => move.includes(PATHS.login)))
    await opened.page.hide()
    await change(() => opened.stores.session.signIn(aToken()))
    await opened.page.show()

    expect(valueOf(opened, 'remarks')).toBe('没存的')
    await submit(opened)
    await until(() => wire.callsTo(PUT).length === 2)
    expect(wire.lastCallTo(PUT).body).toMatchObject({ remarks: '没存的' })
  })
})
