import { blocksNear, DAY_HEIGHT, ENTRY_HEIGHT, entryBlocks, entryLines } from '@/model/funds/entryBlocks'
import { entryWords } from '@/model/funds/entryWords'

import { anEntry } from './anEntry'

const onDays = (...days: string[]) => days.map((day, index) => anEntry({ id: `${index}`, day }))

describe('entries by day', () => {
  it('begin a day where it differs from the one before', () => {
    const lines = entryLines(onDays('2026-11-22', '2026-11-22', '2026-11-20'))

    expect(lines.map(({ day }) => day)).toEqual(['2026-11-22', null, '2026-11-20'])
  })

  it('are in blocks that follow each other without a gap, whose days go on', () => {
    const [first, second, ...others] = entryBlocks(onDays(...Array<string>(9).fill('a'), 'b', 'b', 'c'))

    expect(others).toEqual([])
    expect(first).toMatchObject({ start: 0, top: 0, height: 10 * ENTRY_HEIGHT + 2 * DAY_HEIGHT })
    expect(second).toMatchObject({
      start: 10,
      top: first?.height,
      height: 2 * ENTRY_HEIGHT + DAY_HEIGHT,
    })
    expect(second?.lines.map(({ day }) => day)).toEqual([null, 'c'])
  })

  it('are mounted around the viewport, never all and never none', () => {
    const blocks = entryBlocks(onDays(...Array<string>(1000).fill('a')))
    const startsAt = (scrollTop: number) => blocksNear(blocks, scrollTop, 800).map(({ start }) => start)

    expect(startsAt(0)).toEqual([0, 10, 20])
    expect(startsAt(36_000)).toEqual([480, 490, 500, 510, 520])
    expect(startsAt(1_000_000)).toEqual([990])
  })
})

describe('the words of an entry', () => {
  it('are its type and the number of its order', () => {
    expect(entryWords(anEntry())).toEqual({ title: '集运订单', detail: 'L9' })
  })

  it('name how a top-up was paid', () => {
    const topup = anEntry({ type: 1, typeDisplayName: '充值', paymentMethodDisplayName: 'PayPal' })

    expect(entryWords(topup).title).toBe('充值 · PayPal')
  })

  it('are the reason of a manual adjustment, and of an entry without a type', () => {
    const manual = anEntry({ type: 7, typeDisplayName: '人工调整', subjectCode: null, description: '补差' })

    expect(entryWords(manual)).toEqual({ title: '补差', detail: '人工调整' })
    expect(entryWords(anEntry({ type: null, description: '期初' })).title).toBe('期初')
  })

  it('are the description where there is no number', () => {
    const withdrawal = anEntry({
      type: 2,
      typeDisplayName: '提现',
      subjectCode: null,
      description: '余额提现',
    })

    expect(entryWords(withdrawal)).toEqual({ title: '提现', detail: '余额提现' })
  })
})
