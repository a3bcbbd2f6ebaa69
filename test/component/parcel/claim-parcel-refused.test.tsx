import { PATHS } from '@/navigation/routes'

import { aClaimDto, anUnclaimedDto } from '../../support/app/careFactories'
import { tap } from '../../support/app/gestures'
import { byId, focusedField, problemOf } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { ok, page as pageOf, refusal } from '../../support/app/Wire'

import { addPhotos, submit, valueOf } from './declaring'

import { LIST, CLAIMS, CLAIM, free, underReview, mine, claimWire, openClaim, fillIn } from './claiming'

const claimed = anUnclaimedDto({ id: '7', ...underReview })

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
