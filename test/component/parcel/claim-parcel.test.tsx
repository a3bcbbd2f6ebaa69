import { UnclaimedParcelStatus } from '@/model/parcel/unclaimedParcel'
import { PATHS } from '@/navigation/routes'
import ClaimParcelPage from '@/pages-care/unclaimed/claim-parcel/claim-parcel'

import { aClaimDto, anUnclaimedDto } from '../../support/app/careFactories'
import { deferred } from '../../support/app/deferred'
import { aUserDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, focusedField, openPage, problemOf, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { successSheet } from '../../support/app/success'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, refusal, Wire, type WireReply } from '../../support/app/Wire'

import { addPhotos, submit, UPLOAD, USER, valueOf } from './declaring'

const LIST = 'POST /api/u/biz/ship-for-me/unclaimed-parcel/list'
const CLAIMS = 'POST /api/u/biz/ship-for-me/unclaimed-parcel/my-claim/list'
const CLAIM = 'POST /api/u/biz/ship-for-me/unclaimed-parcel/7/claim'

const free = anUnclaimedDto({ id: '7' })
const underReview = { status: UnclaimedParcelStatus.UnderReview, statusDisplayName: '认领审核中' } as const
const claimed = anUnclaimedDto({ id: '7', ...underReview })
const mine = anUnclaimedDto({ id: '7', ...underReview, isClaimedByMe: true })

const stored = ok([{ url: '/files/proof.jpg', name: 'proof.jpg', size: 1 }])
const claimWire = (user = aUserDto({ id: 'ada' })) =>
  new Wire()
    .on(USER, ok(user))
    .on(LIST, pageOf([anUnclaimedDto(), free]))
    .on(CLAIMS, pageOf([aClaimDto()]))
    .on(UPLOAD, stored)

async function openClaim(wire = claimWire()): Promise<OpenedPage> {
  rememberSession()
  const opened = await openPage(ClaimParcelPage, PATHS.claimParcel, {
    wire,
    params: { id: '7' },
    below: [PATHS.unclaimedParcel],
  })
  await until(() => opened.page.root.querySelector('#claimed-parcel, .state-message'))
  return opened
}

async function fillIn(opened: OpenedPage) {
  await typeInto(byId(opened.page, 'expressNumber'), ' sf1 4205 ')
  await addPhotos(opened, 'proof.jpg')
  await until(() => opened.page.root.querySelector('.photo--done'))
}

describe('claiming a parcel', () => {
  it('asks to sign in first', async () => {
    const { page, wire } = await openPage(ClaimParcelPage, PATHS.claimParcel, { params: { id: '7' } })

    expect(page.text()).toContain('登录后查看无主件')
    expect(wire.calls).toEqual([])
  })

  it('sends number, proof and note, and then shows that it is under review', async () => {
    const opened = await openClaim(
      claimWire()
        .on(LIST, pageOf([free]), pageOf([mine]))
        .on(CLAIM, ok(aClaimDto())),
    )
    await fillIn(opened)
    await typeInto(byId(opened.page, 'note'), ' 蓝色鞋子 ')

    await submit(opened)

    await until(() => opened.page.text().includes('您的认领审核中'))
    expect(opened.wire.lastCallTo(CLAIM).body).toEqual({
      expressNumber: 'SF14205',
      images: ['/files/proof.jpg'],
      note: '蓝色鞋子',
    })
    expect(opened.page.root.querySelector('#expressNumber')).toBeNull()
    expect((await successSheet(opened)).textContent).toContain('已提交认领')
    await tap(byId(opened.page, 'see-unclaimed'))
    expect(opened.router.moves).toEqual(['navigateBack'])
  })

  it('stays on the page, which says that it is under review, when the sheet is closed', async () => {
    const opened = await openClaim(
      claimWire()
        .on(LIST, pageOf([free]), pageOf([mine]))
        .on(CLAIM, ok(aClaimDto())),
    )
    await fillIn(opened)
    await submit(opened)
    await successSheet(opened)

    await tap(byId(opened.page, 'close-sheet'))

    expect(opened.page.root.querySelector('#success')).toBeNull()
    expect(opened.page.text()).toContain('您的认领审核中')
    expect(opened.router.moves).toEqual([])
  })

  it('uses up no try while something is missing', async () => {
    const opened = await openClaim()

    await submit(opened)

    expect(problemOf(opened.page, 'expressNumber')).toBe('请输入快递单号')
    expect(problemOf(opened.page, 'images')).toBe('必填')
    await typeInto(byId(opened.page, 'expressNumber'), 'SF!')
    await submit(opened)
    expect(problemOf(opened.page, 'expressNumber')).toBe('请输入正确的格式')
    expect(opened.wire.callsTo(CLAIM)).toEqual([])
  })

  it('waits for a picture that was not uploaded', async () => {
    const opened = await openClaim(claimWire().on(UPLOAD, noAnswer()))
    await typeInto(byId(opened.page, 'expressNumber'), 'SF14205')
    await addPhotos(opened, 'proof.jpg')
    await until(() => opened.page.root.querySelector('.photo--failed'))

    await submit(opened)

    expect(problemOf(opened.page, 'images')).toBe('有图片未上传成功，请重新上传')
  })

  it('claims once when the button is tapped twice', async () => {
    const answer = deferred<WireReply>()
    const opened = await openClaim(claimWire().on(CLAIM, answer.promise))
    await fillIn(opened)

    await submit(opened)
    await submit(opened)
    answer.resolve(ok(aClaimDto()))

    await successSheet(opened)
    expect(opened.wire.callsTo(CLAIM)).toHaveLength(1)
  })
})

describe('what the server says to a claim', () => {
  it('a wrong number: at its field, with the tries that are left', async () => {
    const message = '快递单号与该无主件不符，今天还可以尝试 4 次'
    const wrong = refusal(400, {
      code: 'ClaimNumberWrong',
      message,
      validationErrors: [{ message, members: ['expressNumber'] }],
    })
    const opened = await openClaim(claimWire().on(CLAIM, wrong))
    await fillIn(opened)

    await submit(opened)

    await until(() => problemOf(opened.page, 'expressNumber') === message)
    await until(() => focusedField() === 'expressNumber')
    expect(opened.modal).toHaveBeenCalledTimes(1)
    expect(opened.page.root.querySelectorAll('.photo--done')).toHaveLength(1)
  })

  it('locked for the day: stays on the page, the form is kept, and later it goes through', async () => {
    const locked = refusal(429, { code: 'ClaimLocked', message: '错误次数过多，请 24 小时后再认领' })
    const wire = claimWire()
      .on(LIST, pageOf([free]))
      .on(CLAIM, locked, ok(aClaimDto()))
    const opened = await openClaim(wire)
    await fillIn(opened)

    await submit(opened)

    await until(() => opened.page.text().includes('今天不能再认领'))
    expect(opened.page.text()).toContain('请 24 小时后再认领')
    expect(valueOf(opened, 'expressNumber')).toBe(' sf1 4205 ')
    const again = await openClaim(wire)
    expect(valueOf(again, 'expressNumber')).toBe(' sf1 4205 ')
    await addPhotos(again, 'proof.jpg')
    await until(() => again.page.root.querySelector('.photo--done'))
    wire.on(LIST, pageOf([mine]))
    await submit(again)
    await until(() => again.page.text().includes('您的认领审核中'))
  })

  it('somebody else was faster: the page says so in place of the form', async () => {
    const taken = refusal(409, { code: 'ClaimUnderReview', message: '已有认领申请在审核中' })
    const opened = await openClaim(
      claimWire()
        .on(LIST, pageOf([free]), pageOf([claimed]))
        .on(CLAIM, taken),
    )
    await fillIn(opened)

    await submit(opened)

    await until(() => opened.page.text().includes('已有人认领，正在审核'))
    expect(opened.page.root.querySelector('#expressNumber')).toBeNull()
    await tap(opened.page.getByText('联系客服'))
    expect(opened.router.moves).toEqual([`navigateTo ${PATHS.customerService}`])
  })
})

describe('a parcel that cannot be claimed', () => {
  it('is under review for this customer: since when', async () => {
    const claim = aClaimDto({ creationTime: new Date(2026, 0, 5, 9, 30).toISOString() })
    const opened = await openClaim(
      claimWire()
        .on(LIST, pageOf([mine]))
        .on(CLAIMS, pageOf([claim])),
    )

    expect(opened.page.text()).toContain('2026-01-05 09:30 已提交')
    expect(opened.page.root.querySelector('#submit')).toBeNull()
  })

  it('is gone', async () => {
    const { page, router } = await openClaim(claimWire().on(LIST, pageOf([anUnclaimedDto()])))

    expect(page.text()).toContain('这个包裹已不在无主件里')
    await tap(byId(page, 'to-unclaimed'))
    expect(router.moves).toEqual(['navigateBack'])
  })
})

it('asks for contact details first, and leads to the profile', async () => {
  const user = aUserDto({ id: 'ada', mobileNumber: null, email: null })
  const opened = await openClaim(claimWire(user))
  await fillIn(opened)
  expect(opened.page.text()).toContain('请完善联系方式')

  await submit(opened)
  expect(opened.wire.callsTo(CLAIM)).toEqual([])

  await tap(opened.page.root.querySelector('.notice--warning .button') ?? opened.page.root)
  expect(opened.router.moves).toEqual([`navigateTo ${PATHS.myProfile}`])
})
