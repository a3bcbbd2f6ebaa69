import { AfterSalesStatus } from '@/model/care/afterSales'
import { PATHS } from '@/navigation/routes'
import AfterSalesDetailPage from '@/pages-care/after-sales/after-sales-detail/after-sales-detail'

import { aCaseDetailDto, aCaseMessageDto } from '../../support/app/careFactories'
import { deferred } from '../../support/app/deferred'
import { aUserDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage, problemOf, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { ok, refusal, Wire, type Reply, type WireReply } from '../../support/app/Wire'
import { addPhotos, UPLOAD, USER, valueOf } from '../parcel/declaring'

const GET = 'GET /api/u/after-sales/9'
const REPLY = 'POST /api/u/after-sales/9/reply'

const question = aCaseMessageDto({
  actor: 'WAREHOUSE',
  moveDisplayName: '客服回复',
  content: '请补一张照片',
  images: ['/files/scale.jpg'],
})
const messages = [aCaseMessageDto({ content: '家里称只有 1 kg' }), question]
const answered = aCaseDetailDto({
  id: '9',
  code: 'AS9',
  status: AfterSalesStatus.Answered,
  statusDisplayName: '待您回复',
  messages,
})
const closed = aCaseDetailDto({
  id: '9',
  status: AfterSalesStatus.Resolved,
  statusDisplayName: '已解决',
  compensation: '20.00',
  messages: [
    ...messages,
    aCaseMessageDto({ actor: 'WAREHOUSE', moveDisplayName: '已解决', content: '已赔付' }),
  ],
})
const after = aCaseDetailDto({ id: '9', messages: [...messages, aCaseMessageDto({ content: '照片在这' })] })

const caseWire = (...replies: Reply[]) =>
  new Wire()
    .on(USER, ok(aUserDto({ id: 'ada' })))
    .on(GET, ...replies)
    .on(UPLOAD, ok([{ url: '/files/mine.jpg', name: 'mine.jpg', size: 1 }]))

async function openCase(wire = caseWire(ok(answered))): Promise<OpenedPage> {
  rememberSession()
  const opened = await openPage(AfterSalesDetailPage, PATHS.afterSalesDetail, {
    wire,
    params: { id: '9' },
    below: [PATHS.afterSalesList],
  })
  await until(() => opened.page.root.querySelector('#case-head, .state-message'))
  return opened
}

const send = ({ page }: OpenedPage) => tap(byId(page, 'reply'))

describe('a case', () => {
  it('shows whose turn it is, and what was said, newest last', async () => {
    const { page, router } = await openCase()

    expect(page.text()).toContain('客服在等您的回复')
    expect(byId(page, 'case-thread').textContent).toMatch(
      /您 · 提交申请.*家里称只有 1 kg.*仓库 · 客服回复.*请补一张照片/,
    )
    await tap(byId(page, 'to-parcel'))
    expect(router.moves).toEqual([`navigateTo ${PATHS.parcelDetail}?id=7`])
  })

  it('about an order leads to it', async () => {
    const about = { parcelId: null, orderId: 'o1', subjectDisplayName: 'L1' }
    const { page, router } = await openCase(caseWire(ok(aCaseDetailDto({ id: '9', ...about }))))
    expect(byId(page, 'to-order').textContent).toBe('集运订单 L1')

    await tap(byId(page, 'to-order'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.orderDetail}?id=o1`])
  })

  it('that is closed says how it ended, and takes no more words', async () => {
    const { page } = await openCase(caseWire(ok(closed)))

    for (const text of ['已赔付 ¥20.00', '申请已结束']) expect(page.text()).toContain(text)
    expect(page.root.querySelector('#content')).toBeNull()
  })

  it('that does not exist leads to the list', async () => {
    const { page, router } = await openCase(caseWire(refusal(404)))

    await tap(byId(page, 'to-cases'))

    expect(router.moves).toEqual(['navigateBack'])
  })
})

describe('a reply', () => {
  it('is sent with pictures, shows in the thread, and leaves the form empty', async () => {
    const opened = await openCase()
    opened.wire.on(REPLY, ok(after))
    await typeInto(byId(opened.page, 'content'), ' 照片在这 ')
    await addPhotos(opened, 'mine.jpg')
    await until(() => opened.page.root.querySelector('.photo--done'))

    await send(opened)

    await until(() => byId(opened.page, 'case-thread').textContent.includes('照片在这'))
    expect(opened.wire.lastCallTo(REPLY).body).toEqual({ content: '照片在这', images: ['/files/mine.jpg'] })
    expect(valueOf(opened, 'content')).toBe('')
    expect(opened.page.root.querySelectorAll('.photo--done')).toHaveLength(0)
  })

  it('that says nothing is not sent', async () => {
    const opened = await openCase()

    await send(opened)

    expect(problemOf(opened.page, 'content')).toBe('必填')
    expect(opened.wire.callsTo(REPLY)).toEqual([])
  })

  it('is sent once when the button is tapped twice', async () => {
    const answer = deferred<WireReply>()
    const opened = await openCase()
    opened.wire.on(REPLY, answer.promise)
    await typeInto(byId(opened.page, 'content'), '照片在这')

    await send(opened)
    await send(opened)
    answer.resolve(ok(after))

    await until(() => valueOf(opened, 'content') === '')
    expect(opened.wire.callsTo(REPLY)).toHaveLength(1)
  })

  it('to a case that was closed meanwhile shows how it ended', async () => {
    const opened = await openCase(caseWire(ok(answered), ok(closed)))
    opened.wire.on(REPLY, refusal(409, { code: 'CaseMoveRefused', message: '当前状态为“已解决”' }))
    await typeInto(byId(opened.page, 'content'), '照片在这')

    await send(opened)

    await until(() => opened.page.text().includes('申请已结束'))
    expect(opened.modal).toHaveBeenCalledWith(expect.objectContaining({ content: '当前状态为“已解决”' }))
  })
})
