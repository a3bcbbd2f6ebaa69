import { PATHS } from '@/navigation/routes'
import ClaimParcelPage from '@/pages-care/unclaimed/claim-parcel/claim-parcel'

import { aClaimDto } from '../../support/app/careFactories'
import { deferred } from '../../support/app/deferred'
import { aUserDto } from '../../support/app/factories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage, problemOf } from '../../support/app/openPage'
import { successSheet } from '../../support/app/success'
import { until } from '../../support/app/until'
import { noAnswer, ok, page as pageOf, type WireReply } from '../../support/app/Wire'

import { addPhotos, submit, UPLOAD } from './declaring'

import { LIST, CLAIM, free, mine, claimWire, openClaim, fillIn } from './claiming'

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
