import fc from 'fast-check'
import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react'
import { act, type ReactNode } from 'react'

import { readOrderDetail } from '@/api/logisticsOrderReaders'
import { readBill } from '@/api/quotes'
import { setLocale } from '@/i18n'
import '@/i18n/packages/bill'
import '@/i18n/packages/billDifference'
import '@/i18n/packages/orderDetail'
import { BillCard } from '@/pages-logistics-order/logistics-order/detail/BillCard'
import { Bill } from '@/ui/money/Bill'

import { tap } from '../../support/app/gestures'
import { anOrderDto } from '../../support/app/orderFactories'
import { centsIn, figuresIn } from '../../support/app/readMoney'
import { anyOrder, type GeneratedOrder } from '../../support/server/generatedOrders'
import { show } from '../ui/show'

/** Shows one generated order after the other on a page, and checks what a customer reads there. */
async function forEveryOrder(
  toView: (order: GeneratedOrder) => ReactNode,
  check: (shown: Element, order: GeneratedOrder) => void,
): Promise<void> {
  const current = observable.box(fc.sample(anyOrder, 1)[0], { deep: false })
  const Shown = observer(() => {
    const order = current.get()
    return <>{order && toView(order)}</>
  })
  const { root } = await show(<Shown />)
  for (const fold of all(root, '.bill__fold')) await tap(fold)
  await fc.assert(
    fc.asyncProperty(anyOrder, async (order) => {
      await act(async () => {
        setLocale(order.language)
        runInAction(() => current.set(order))
      })
      check(root, order)
    }),
    { numRuns: 20 },
  )
}

const all = (parent: Element, selector: string) => Array.from(parent.querySelectorAll(selector))
const one = (parent: Element, selector: string) => parent.querySelector(selector)
const centsOf = (parent: Element, selector: string) => all(parent, selector).map(centsIn)
const textsOf = (parent: Element, selector: string) =>
  all(parent, selector).map(({ textContent }) => textContent ?? '')
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The steps of a bill's working before the freight, a line each. */
function workingOf(bill: Element): readonly string[] {
  const figures = textsOf(bill, '.bill__step .bill__amount')
  return textsOf(bill, '.bill__step .bill__explanation')
    .map((how, index) => `${how} = ${figures[index] ?? ''}`)
    .slice(0, -1)
}

/** Works out what is charged as a customer with a calculator does, from these steps alone: kg or m³. */
function expectWorksOut(steps: readonly string[]): void {
  const measured = steps.slice(0, -1)
  for (const step of measured) if (step.includes('÷')) expectDivides(step)
  const rounding = steps.at(-1) ?? ''
  const [step = 0, charged = 0] = figuresIn(rounding)
  const larger = Math.max(...measured.map((text) => figuresIn(text).at(-1) ?? 0))
  const rounded = Math.ceil(millionths(larger) / millionths(step)) * step
  if (/最低|minimum/.test(rounding)) expect(rounded).toBeLessThan(charged)
  else expect([rounding, millionths(rounded)]).toEqual([rounding, millionths(charged)])
}

/** "32×22×12÷6000 = 1.408 kg", or "8,448 cm³ ÷ 6000 = 1.408 kg" */
function expectDivides(step: string): void {
  const figures = figuresIn(step)
  const [divisor = 0, volumetric = 0] = figures.slice(-2)
  const volume = figures.slice(0, -2).reduce((product, side) => product * side, 1)
  expect([step, Math.round((volume * 1000) / divisor)]).toEqual([step, Math.round(volumetric * 1000)])
}

const millionths = (measure: number) => Math.round(measure * 1e6)

it('the lines of every bill add up to its total to the cent', async () => {
  await forEveryOrder(
    ({ estimate, actual, preview }) => (
      <>
        <Bill bill={readBill(estimate)} />
        <Bill bill={readBill(actual)} isTyped />
        <Bill bill={readBill(preview)} />
      </>
    ),
    (shown, { estimate, actual, preview }) => {
      const totals = centsOf(shown, '.bill__total .money')
      expect(totals).toEqual([estimate, actual, preview].map(({ total }) => Math.round(Number(total) * 100)))
      expect(all(shown, '.bill').map((bill) => sum(centsOf(bill, '.bill__line .bill__amount')))).toEqual(
        totals,
      )
      for (const line of all(shown, '.bill__line')) {
        expect(line.className.includes('--discount')).toBe(centsIn(one(line, '.bill__amount')) < 0)
      }
      for (const bill of all(shown, '.bill')) expectWorksOut(workingOf(bill))
    },
  )
})

it('both columns of a weighed order add up, with the causes of each difference and what is charged', async () => {
  await forEveryOrder(
    ({ estimate, actual, boxes }) => (
      <BillCard
        cases={[]}
        order={readOrderDetail(
          anOrderDto({ estimatedBill: estimate, actualBill: actual, packingInfo: [...boxes] }),
        )}
      />
    ),
    (shown) => {
      const lines = all(shown, '.compared-bill__line')
      const before = lines.map((line) => centsIn(one(line, '.compared-bill__estimate')))
      const now = lines.map((line) => centsIn(one(line, '.compared-bill__actual')))
      const [totalBefore = 0] = centsOf(shown, '.compared-bill__row--total .compared-bill__estimate')
      const [totalNow = 0] = centsOf(shown, '.compared-bill__row--total .money')
      expect([sum(before), sum(now)]).toEqual([totalBefore, totalNow])

      const [note = ''] = textsOf(shown, '.compared-bill__note')
      const [difference = 0] = figuresIn(note)
      const sign = /少|less/.test(note) ? -1 : 1
      expect(sign * Math.round(difference * 100)).toBe(totalNow - totalBefore)
      const causes = lines.map((line) => centsOf(line, '.line-difference__amount'))
      expect(causes.map(sum)).toEqual(lines.map((_, index) => (now[index] ?? 0) - (before[index] ?? 0)))
      expect(causes.flat()).not.toContain(0)

      expectWorksOut(textsOf(shown, '[class$="-bill__step"]'))
    },
  )
})
