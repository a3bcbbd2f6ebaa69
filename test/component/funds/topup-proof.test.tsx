import { TopupStatus } from '@/model/enumerations/funds'
import { storedKeys } from '@/platform/storage/storage'
import { isDraftKey } from '@/stores/form/Draft'

import { tap, typeInto } from '../../support/app/gestures'
import { byId, problemOf, type OpenedPage } from '../../support/app/openPage'
import { pickNext } from '../../support/app/pickedPhotos'
import { aDraftDto, anEndedDto, aTopupDetailDto } from '../../support/app/topupFactories'
import { until } from '../../support/app/until'
import { noAnswer, ok, refusal } from '../../support/app/Wire'
import { openTopup, PROOF, topupWire, UPLOAD } from './topupWire'

/** Sooner than the page polls. */
const AT_ONCE = { timeoutMs: 3_000 }

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
  it('that was not sent stays in the form, though another device sent one meanwhile', async () => {
    const other = sent(['/uploads/other.png'])
    const opened = await openCorrecting(topupWire(ok(aTopupDetailDto()), other).on(PROOF, noAnswer()))
    await addPhoto(opened)

    await send(opened)

    await until(() => opened.toast.mock.calls.length > 0)
    expect(opened.toast).not.toHaveBeenCalledWith(expect.objectContaining({ title: '凭证已提交' }))
    expect(photos(opened, 'done')).toBe(2)
  })

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

    await until(() => opened.page.text().includes('已存入余额'), AT_ONCE)
    expect(opened.modal).toHaveBeenCalledWith(expect.objectContaining({ content: '当前状态为“充值成功”' }))
    expect(opened.page.root.querySelector('#proof-form')).toBeNull()
    expect(storedKeys().filter(isDraftKey)).toEqual([])
  })
})
