import '@/i18n/packages/bill'
import { Bill } from '@/ui/money/Bill'

import { tap } from '../../../support/app/gestures'
import { aBillDto } from '../../../support/app/orderFactories'

import { show, the } from '../show'

const line = (kind: 'InternationalShipping' | 'Discount', displayName: string, amount: string) => ({
  kind,
  displayName,
  amount,
  explanation: `how ${displayName}`,
})

describe('Bill', () => {
  it('has a line for each amount, discounts told apart, and the total', async () => {
    const page = await show(
      <Bill
        bill={aBillDto({
          lines: [line('InternationalShipping', '国际运费', '1072.00'), line('Discount', '新客券', '-15.00')],
          total: '1057.00',
        })}
      />,
    )

    const lines = Array.from(page.root.querySelectorAll('.bill__line')).map(({ textContent }) => textContent)
    expect(lines).toEqual(['国际运费how 国际运费¥1,072.00', '新客券how 新客券-¥15.00'])
    expect(the(page, '.bill__line--discount').textContent).toContain('新客券')
    expect(the(page, '.bill__total').textContent).toBe('合计¥1,057.00')
  })

  it('unfolds how it is worked out, with the customer’s own figures', async () => {
    const page = await show(
      <Bill bill={aBillDto({ volumeWeight: 2.31, volume: 0.01386, chargeableWeight: 2.5 })} />,
    )
    expect(page.root.querySelector('.bill__working')).toBeNull()

    await tap(the(page, '#bill-working'))

    const steps = Array.from(page.root.querySelectorAll('.bill__step')).map(
      ({ textContent }) => textContent ?? '',
    )
    expect(steps[0]).toContain('1.2 kg')
    expect(steps[1]).toContain('13,860 cm³ ÷ 体积系数 6000')
    expect(steps[1]).toContain('2.31 kg')
    expect(steps[2]).toContain('体积重较大；按 0.5 kg 进位')
    expect(steps[2]).toContain('2.5 kg')
    expect(steps[3]).toContain('首 0.5 kg 42.00')
  })

  it('goes by the volume where that is metered', async () => {
    const volume = { volume: 0.006, chargeableVolume: 0.1, roundingStep: 0.01, minimumMeasure: 0.1 }
    const page = await show(<Bill bill={aBillDto(volume)} />)

    await tap(the(page, '#bill-working'))

    expect(the(page, '.bill__working').textContent).toMatch(/0\.006 m³.*最低计费体积.*0\.1 m³/)
  })
})
