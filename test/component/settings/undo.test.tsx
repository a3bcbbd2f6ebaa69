import { PATHS } from '@/navigation/routes'
import UndoPage from '@/pages-settings/undo/undo'

import { tap } from '../../support/app/gestures'
import { byId, openPage } from '../../support/app/openPage'
import { successSheet } from '../../support/app/success'
import { until } from '../../support/app/until'
import { empty, noAnswer, ok, refusal, Wire } from '../../support/app/Wire'

const VIEW = 'POST /api/f/user/contact-change'
const UNDO = `${VIEW}/undo`
const token = 'token-of-the-link'

const ended = refusal(400, { code: 'UndoLinkEnded', message: '链接已使用或已过期' })
const shown = ok({
  changedTime: '2026-11-20T02:00:00Z',
  changes: [
    { kind: 'mobile', from: '139****5678', to: '138****1234' },
    { kind: 'email', from: 't***@example.com', to: null },
  ],
})

describe('the link to undo a change of contact', () => {
  it('shows what it undoes, undoes it without a sign-in, and offers a new password', async () => {
    const wire = new Wire().on(VIEW, shown).on(UNDO, empty())
    const opened = await openPage(UndoPage, PATHS.undoChange, { wire, params: { token } })
    await until(() => byId(opened.page, 'undo'))
    expect(opened.page.text()).toContain('139****5678 恢复为 138****1234')
    expect(opened.page.text()).toContain('移除 t***@example.com')

    await tap(byId(opened.page, 'undo'))

    const sheet = await successSheet(opened)
    expect(sheet.textContent).toContain('修改已撤销')
    expect([wire.lastCallTo(VIEW).body, wire.lastCallTo(UNDO).body]).toEqual([{ token }, { token }])
    await tap(byId(opened.page, 'set-password'))
    await until(() => opened.router.moves.includes(`redirectTo ${PATHS.forgotPassword}`))
  })

  it.each([
    ['used up', { token }, 1],
    ['cut off', {}, 0],
  ])('that is %s leads to customer service', async (_how, params, calls) => {
    const wire = new Wire().on(VIEW, ended)
    const { page, router, modal } = await openPage(UndoPage, PATHS.undoChange, { wire, params })
    await until(() => byId(page, 'to-service'))
    expect(page.text()).toContain('链接已使用、已过期或不完整')
    expect([wire.callsTo(VIEW).length, modal.mock.calls.length]).toEqual([calls, 0])

    await tap(byId(page, 'to-service'))
    expect(router.moves).toEqual([`navigateTo ${PATHS.customerService}`])
  })

  it('that was used meanwhile says so', async () => {
    const wire = new Wire().on(VIEW, shown, ended).on(UNDO, ended)
    const { page, modal } = await openPage(UndoPage, PATHS.undoChange, { wire, params: { token } })
    await until(() => byId(page, 'undo'))

    await tap(byId(page, 'undo'))

    await until(() => byId(page, 'to-service'))
    expect(modal).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['without a network', noAnswer()],
    ['by a server that has had too many', refusal(429, { message: '请求过于频繁，请稍后再试' })],
  ])('that is not answered %s can be tried again', async (_why, reply) => {
    const wire = new Wire().on(VIEW, reply, shown)
    const { page } = await openPage(UndoPage, PATHS.undoChange, { wire, params: { token } })
    await until(() => page.queryByText('重试'))
    expect(page.text()).not.toContain('链接已使用')

    await tap(page.getByText('重试'))

    await until(() => byId(page, 'undo'))
  })

  it('that has ended offers nothing to undo while the page is pulled down', async () => {
    const wire = new Wire().on(VIEW, shown, ended, noAnswer()).on(UNDO, ended)
    const { page } = await openPage(UndoPage, PATHS.undoChange, { wire, params: { token } })
    await until(() => byId(page, 'undo'))
    await tap(byId(page, 'undo'))
    await until(() => byId(page, 'to-service'))

    await page.pullDown()

    expect(page.text()).toContain('链接已使用')
  })
})
