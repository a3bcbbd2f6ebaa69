import { MoneyText } from '@/ui/money/MoneyText'

import { change } from '../../../support/app/openPage'

import { Holder, show, the } from '../show'

async function showMoney(amount: string) {
  let set: (shown: { amount: string }) => void = () => undefined
  // A new object makes React render the same amount again.
  const page = await show(
    <Holder initial={{ amount }}>
      {(shown, onChange) => {
        set = onChange
        return <MoneyText symbol="¥" amount={shown.amount} isRolling />
      }}
    </Holder>,
  )
  const figure = () => the(page, '.money__amount')
  return { page, figure, become: (next: string) => change(() => set({ amount: next })) }
}

describe('a rolling figure', () => {
  it('stands still when it appears, and when it is rendered again as it was', async () => {
    const { figure, become } = await showMoney('128.00')
    expect(figure().className).not.toMatch(/--(up|down)/)

    await become('128.00')

    expect(figure().className).not.toMatch(/--(up|down)/)
  })

  it.each([
    ['up', '128.00', '1,012.50'],
    ['down', '1,012.50', '128.00'],
  ])('rolls %s from %s to %s, and says only the new one', async (way, from, to) => {
    const { page, figure, become } = await showMoney(from)

    await become(to)

    expect(figure().className).toContain(`rolling__text--${way}`)
    expect(page.text()).toBe(`¥${to}`)
  })

  it('starts again with each change', async () => {
    const { figure, become } = await showMoney('1.00')
    await become('2.00')
    const first = figure()

    await become('3.00')

    expect(figure()).not.toBe(first)
  })
})
