import { PATHS } from '@/navigation/routes'
import BatchDeclarePage from '@/pages-parcel/ship-for-me/batch-declare/batch-declare'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage, problemOf } from '../../support/app/openPage'
import { successSheet } from '../../support/app/success'
import { until } from '../../support/app/until'

import { submit, valueOf } from './declaring'

import { BATCH, ONE, TWO, THREE, CHAT, openBatch, paste, fillCommon, rowText } from './batchDeclaring'

describe('declaring several parcels', () => {
  it('finds the numbers, takes what is said for all and for one, and declares them', async () => {
    const opened = await openBatch()
    const { page, wire } = opened
    await paste(opened)
    expect(page.text()).toContain('已加入清单：3 个')
    expect(valueOf(opened, 'paste')).toBe('')
    await fillCommon(opened)
    await tap(byId(page, `row-${TWO}`))
    await typeInto(byId(page, 'own-declaredValue'), '5.50')
    await tap(byId(page, 'own-itemQuantity-more'))

    await submit(opened)

    await until(() => page.text().includes('已成功预报 3 个包裹'))
    const goods = { declaredName: '连衣裙', declaredNameId: 'dress', declaredCurrency: 'CNY' }
    expect(wire.lastCallTo(BATCH).body).toMatchObject({
      items: [
        { expressNumber: ONE, expressCompanyCode: 'SF', ...goods, declaredValue: '1000', itemQuantity: 1 },
        { expressNumber: TWO, expressCompanyCode: 'YTO', ...goods, declaredValue: '5.50', itemQuantity: 2 },
        { expressNumber: THREE, ...goods, declaredValue: '1000', itemQuantity: 1 },
      ],
    })
    expect((await successSheet(opened)).textContent).toContain('已成功预报 3 个包裹')
    await tap(byId(page, 'close-sheet'))
    expect(rowText(opened, ONE)).toContain('预报成功')
    await tap(byId(page, `row-${ONE}`))
    expect(opened.router.moves).toContain(`navigateTo ${PATHS.parcelDetail}?id=p1`)
  })

  it('does not say of goods with another name what customs was told of the common ones', async () => {
    const opened = await openBatch()
    const { page, wire } = opened
    await paste(opened)
    await fillCommon(opened)
    await typeInto(byId(page, 'common-material'), '棉')
    await tap(byId(page, `row-${TWO}`))
    await tap(byId(page, 'own-declaredName'))
    await typeInto(await until(() => byId(page, 'name-search')), '风筝')
    await tap(byId(page, 'name-typed'))
    await typeInto(byId(page, 'own-englishName'), 'kite')

    await submit(opened)

    await until(() => wire.callsTo(BATCH).length)
    const { items } = wire.lastCallTo(BATCH).body as { items: readonly object[] }
    expect(items[0]).toMatchObject({ material: '棉' })
    expect(items[1]).toMatchObject({ declaredName: '风筝', englishName: 'kite' })
    expect(items[1]).not.toHaveProperty('material')
  })

  it('says of a text without a number that there is none', async () => {
    const opened = await openBatch()

    await typeInto(byId(opened.page, 'paste'), '电话 13812345678，谢谢')

    expect(problemOf(opened.page, 'paste')).toBe('没有识别到快递单号')
  })

  it('keeps of the text only what it did not understand, and says why', async () => {
    const opened = await openBatch()

    await paste(opened, `${CHAT}\n谢谢\n快件 88 1234 5678 99 0\n韵达 43123456789`)

    expect(rowText(opened, '43123456789')).not.toBe('')
    expect(valueOf(opened, 'paste')).toBe('快件 88 1234 5678 99 0')
    expect(problemOf(opened.page, 'paste')).toContain('没有识别出单号')
  })

  it('says of each row what is missing, and that it is ready only once nothing is', async () => {
    const opened = await openBatch()
    await paste(opened)
    expect(rowText(opened, ONE)).toContain('待填写')
    expect(rowText(opened, ONE)).toContain('还缺：品名 · 申报价值')

    await fillCommon(opened)

    expect(rowText(opened, ONE)).toContain('待提交')
    expect(rowText(opened, ONE)).not.toContain('还缺')
  })

  it('shows of each row that it opens', async () => {
    const opened = await openBatch()
    await paste(opened)

    expect(byId(opened.page, `row-${ONE}`).querySelector('.icon--chevron-down')).not.toBeNull()
  })

  it('reads whole lines of a text that is too long, and says so; the rest is read once there is room', async () => {
    const opened = await openBatch()
    // Cut at the limit, the last number would still look like one.
    const begin = `${ONE}\n${'一'.repeat(19_968)}\n`
    await typeInto(byId(opened.page, 'paste'), `${begin}SF123456789012345\n${TWO}`)

    expect(opened.page.text()).toContain('识别到 1 个单号')
    expect(opened.page.text()).toContain('其余没有识别')
    expect(opened.page.root.querySelector('textarea')?.maxLength).toBe(-1)

    await typeInto(byId(opened.page, 'paste'), `SF123456789012345\n${TWO}`)
    expect(opened.page.text()).toContain('识别到 2 个单号')
    expect(opened.page.text()).not.toContain('其余没有识别')
  })

  it('shows twenty rows at a time', async () => {
    const numbers = Array.from(
      { length: 45 },
      (_none, index) => `YT10000000000${String(index).padStart(2, '0')}`,
    )
    const opened = await openBatch()
    await paste(opened, numbers.join(' , '))
    const shown = () =>
      Array.from(opened.page.root.querySelectorAll('[id^="row-YT"]')).map(({ id }) => id.slice(4))
    expect(shown()).toEqual(numbers.slice(0, 20))

    await tap(byId(opened.page, 'rows-after'))
    await tap(byId(opened.page, 'rows-after'))
    expect(shown()).toEqual(numbers.slice(40))
    expect(opened.page.root.querySelector('[id="rows-after"]')).toBeNull()

    await tap(byId(opened.page, 'rows-before'))
    expect(shown()).toEqual(numbers.slice(20, 40))
  })

  it('takes a row out of the list', async () => {
    const opened = await openBatch()
    await paste(opened)
    await tap(byId(opened.page, `row-${TWO}`))

    await tap(byId(opened.page, 'remove-row'))

    expect(opened.page.root.querySelector(`[id="row-${TWO}"]`)).toBeNull()
    expect(byId(opened.page, 'submit').textContent).toContain('提交 2 个预报')
  })
})

it('asks to sign in first', async () => {
  const { page, wire } = await openPage(BatchDeclarePage, PATHS.batchDeclare)

  expect(page.text()).toContain('登录后查看您的包裹')
  expect(wire.calls).toEqual([])
})
