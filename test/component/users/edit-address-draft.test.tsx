import { PATHS } from '@/navigation/routes'

import { aToken, aUserDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, change } from '../../support/app/openPage'
import { anAddressDto } from '../../support/app/placeFactories'
import { until } from '../../support/app/until'
import { ok, refusal } from '../../support/app/Wire'

import { addressWire, CREATE, USER } from './addressWire'

import { openForm, valueOf, fillIn, submit } from './addressForm'

describe('a session that ends in the middle', () => {
  async function loseSession() {
    const wire = addressWire().on(CREATE, refusal(401)).on('POST /api/f/passport/refresh', refusal(401))
    const opened = await openForm({ wire })
    await fillIn(opened)
    await typeInto(byId(opened.page, 'idDocument'), 'E1234567')
    await submit(opened)
    await until(() => opened.router.moves.some((move) => move.includes(PATHS.login)))
    return opened
  }

  it('loses not one character, and goes on after signing in again', async () => {
    const opened = await loseSession()
    await opened.page.hide()
    opened.wire.on(CREATE, ok(anAddressDto()))
    await change(() => opened.stores.session.signIn(aToken()))
    await opened.page.show()

    expect(valueOf(opened, 'recipient')).toBe('Lim Mei')
    expect(valueOf(opened, 'idDocument')).toBe('E1234567')
    expect(valueOf(opened, 'detailsAddress')).toBe('290 Orchard Road')
    await submit(opened)

    await until(() => opened.wire.callsTo(CREATE).length === 2)
    expect(opened.toast).toHaveBeenLastCalledWith(expect.objectContaining({ title: '地址已保存' }))
  })

  it('shows nothing of it to somebody else who signs in', async () => {
    const opened = await loseSession()
    await opened.page.hide()
    opened.wire.on(USER, ok(aUserDto({ id: 'bob' })))
    await change(() => opened.stores.session.signIn(aToken()))
    await opened.page.show()

    await until(() => valueOf(opened, 'recipient') === '')
    expect(valueOf(opened, 'idDocument')).toBe('')
  })
})

describe('a draft', () => {
  it('comes back to its owner, without the document, and can be thrown away', async () => {
    const opened = await openForm()
    await fillIn(opened)
    await typeInto(byId(opened.page, 'idDocument'), 'E1234567')

    const again = await openForm()
    await until(() => again.page.text().includes('已恢复上次未保存的内容'))
    expect(valueOf(again, 'detailsAddress')).toBe('290 Orchard Road')
    expect(valueOf(again, 'idDocument')).toBe('')
    await tap(again.page.getByText('放弃修改'))

    expect(valueOf(again, 'recipient')).toBe('')
    const third = await openForm()
    expect(third.page.text()).not.toContain('已恢复上次未保存的内容')
  })
})
