import { TopupStatus } from '@/model/enumerations/funds'

import { deferred } from '../../support/app/deferred'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, problemOf, type OpenedPage } from '../../support/app/openPage'
import { pickNext } from '../../support/app/pickedPhotos'
import { aDraftDto, anEndedDto, aTopupDetailDto } from '../../support/app/topupFactories'
import { until } from '../../support/app/until'
import { noAnswer, ok, refusal, type WireReply } from '../../support/app/Wire'
import { CANCEL, openTopup, PROOF, TOPUP, topupWire, UPLOAD } from './topupWire'

const photos = ({ page }: OpenedPage, state: string) => page.root.querySelectorAll(`.photo--${state}`).length
const send = ({ page }: OpenedPage) => tap(byId(page, 'submit'))

async function addPhoto(opened: OpenedPage, state = 'done'): Promise<void> {
  const before = photos(opened, state)
  pickNext('new.png')
  await tap(byId(opened.page, 'images-add'))
  await until(() => photos(opened, state) === before + 1)
}

/** As if the new picture had been accepted. */
const sent = (images: readonly string[] = ['/uploads/new.png']) =>
  ok(aTopupDetailDto({ images: [...images], version: 2 }))

async function openCorrecting(wire = topupWire()): Promise<OpenedPage> {
  const opened = await openTopup(wire)
  await tap(byId(opened.page, 'correct-proof'))
  return opened
}

describe('the proof of a draft', () => {
  it('is sent with remarks; then the top-up is under review', async () => {
    const opened = await openTopup(topupWire(ok(aDraftDto())).on(PROOF, sent()))
    await addPhoto(opened)
    await typeInto(byId(opened.page, 'remarks'), ' 我太太付的 ')

    await send(opened)

    await until(() => opened.page.text().includes('客服审核中'))
    expect(opened.wire.lastCallTo(PROOF).body).toEqual({
      images: ['/uploads/new.png'],
      remarks: '我太太付的',
    })
    expect(opened.page.root.querySelector('#proof-form')).toBeNull()
    expect(opened.toast).toHaveBeenCalledWith(expect.objectContaining({ title: '凭证已提交' }))
  })

  it('needs a picture', async () => {
    const opened = await openTopup(topupWire(ok(aDraftDto())))

    await send(opened)

    expect(problemOf(opened.page, 'images')).toBe('必填')
    expect(opened.wire.callsTo(PROOF)).toEqual([])
  })

  it('waits for a picture that did not upload, which can be tried again', async () => {
    const uploaded = ok([{ url: '/uploads/new.png', name: 'new.png', size: 1 }])
    const opened = await openTopup(
      topupWire(ok(aDraftDto())).on(UPLOAD, noAnswer(), uploaded).on(PROOF, sent()),
    )
    await addPhoto(opened, 'failed')
    await send(opened)
    expect(problemOf(opened.page, 'images')).toBe('有图片未上传成功，请重新上传')

    await tap(opened.page.root.querySelector('.photo--failed .photo__preview') as Element)
    await until(() => photos(opened, 'done') === 1)
    await send(opened)

    await until(() => opened.page.text().includes('客服审核中'))
    expect(opened.wire.callsTo(PROOF)).toHaveLength(1)
  })

  it('without an answer is sent again with the same key', async () => {
    const opened = await openTopup(topupWire(ok(aDraftDto())).on(PROOF, noAnswer(), sent()))
    await addPhoto(opened)

    await send(opened)
    await until(() => opened.toast.mock.calls.length > 0)
    expect(photos(opened, 'done')).toBe(1)
    await send(opened)

    await until(() => opened.page.text().includes('客服审核中'))
    const keys = opened.wire.callsTo(PROOF).map(({ header }) => header['Idempotency-Key'])
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  it('without an answer counts as sent if the top-up has it', async () => {
    const opened = await openTopup(topupWire(ok(aDraftDto()), sent()).on(PROOF, noAnswer()))
    await addPhoto(opened)

    await send(opened)

    await until(() => opened.page.text().includes('客服审核中'))
    expect(opened.toast).toHaveBeenLastCalledWith(expect.objectContaining({ title: '凭证已提交' }))
    expect(opened.page.root.querySelector('#proof-form')).toBeNull()
  })
})

describe('a proof under review', () => {
  it('can be corrected: it starts from the pictures that were sent', async () => {
    const opened = await openCorrecting()
    expect(photos(opened, 'done')).toBe(1)
    expect(byId(opened.page, 'submit').getAttribute('aria-disabled')).toBe('true')
    opened.wire.on(PROOF, sent())
    await addPhoto(opened)
    await tap(opened.page.root.querySelector('[id^="remove-"]') as Element)

    await send(opened)

    await until(() => byId(opened.page, 'topup-proof'))
    expect(opened.wire.lastCallTo(PROOF).body).toEqual({ images: ['/uploads/new.png'], remarks: '' })
    await tap(byId(opened.page, 'correct-proof'))
    expect(photos(opened, 'done')).toBe(1)
  })

  it('stays as it is if the customer thinks better of it', async () => {
    const opened = await openCorrecting()
    await addPhoto(opened)

    await tap(byId(opened.page, 'keep-proof'))

    expect(opened.page.root.querySelectorAll('#topup-proof .proof-pictures__frame')).toHaveLength(1)
    await tap(byId(opened.page, 'correct-proof'))
    expect(photos(opened, 'done')).toBe(1)
  })

  it('keeps a correction that was begun when the page opens again', async () => {
    const first = await openCorrecting()
    await typeInto(byId(first.page, 'remarks'), '金额写错了')

    const { page } = await openTopup(topupWire())

    expect(byId(page, 'remarks').querySelector('textarea')?.value).toBe('金额写错了')
    expect(page.text()).toContain('已恢复上次未提交的内容')
  })

  it('that was approved meanwhile shows the success', async () => {
    const opened = await openCorrecting(topupWire(ok(aTopupDetailDto()), ok(anEndedDto(TopupStatus.Paid))))
    opened.wire.on(PROOF, refusal(409, { code: 'TopupMoveRefused', message: '当前状态为“充值成功”' }))
    await addPhoto(opened)

    await send(opened)

    await until(() => opened.page.text().includes('已存入余额'))
    expect(opened.modal).toHaveBeenCalledWith(expect.objectContaining({ content: '当前状态为“充值成功”' }))
    expect(opened.page.root.querySelector('#proof-form')).toBeNull()
  })
})

describe('cancelling a top-up', () => {
  const cancelled = () => ok(anEndedDto(TopupStatus.Cancalled))
  const cancel = ({ page }: OpenedPage) => tap(byId(page, 'cancel-topup'))

  it('asks first, and says what becomes of money that was paid', async () => {
    const opened = await openTopup(topupWire().on(CANCEL, cancelled()))
    opened.modal.mockResolvedValueOnce({ confirm: false })

    await cancel(opened)
    expect(opened.modal.mock.calls[0]?.[0]).toMatchObject({
      content: expect.stringContaining('请先联系客服'),
    })
    expect(opened.wire.callsTo(CANCEL)).toEqual([])

    await cancel(opened)
    await until(() => opened.page.text().includes('您取消了这笔充值'))
  })

  it('that was approved meanwhile shows the success', async () => {
    const wire = topupWire(ok(aTopupDetailDto()), ok(anEndedDto(TopupStatus.Paid)))
    const opened = await openTopup(wire.on(CANCEL, refusal(409, { code: 'TopupMoveRefused' })))

    await cancel(opened)

    await until(() => opened.page.text().includes('已存入余额'))
  })

  it('without an answer, and not done, is repeated with the same key', async () => {
    const opened = await openTopup(topupWire().on(CANCEL, noAnswer(), cancelled()))

    await cancel(opened)
    await until(() => opened.toast.mock.calls.length > 0)
    expect(opened.page.text()).toContain('客服审核中')
    await cancel(opened)

    await until(() => opened.page.text().includes('您取消了这笔充值'))
    const keys = opened.wire.callsTo(CANCEL).map(({ header }) => header['Idempotency-Key'])
    expect(new Set(keys).size).toBe(1)
  })

  it('is sent once when the button is tapped twice', async () => {
    const answer = deferred<WireReply>()
    const opened = await openTopup(topupWire().on(CANCEL, answer.promise))

    await cancel(opened)
    await cancel(opened)
    answer.resolve(cancelled())

    await until(() => opened.page.text().includes('您取消了这笔充值'))
    expect(opened.wire.callsTo(CANCEL)).toHaveLength(1)
    expect(opened.wire.callsTo(TOPUP)).toHaveLength(1)
  })
})
