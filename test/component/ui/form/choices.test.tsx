import { Cell } from '@/ui/layout/Cell'
import { CheckRow } from '@/ui/form/CheckRow'
import { ChipGroup } from '@/ui/form/ChipGroup'
import { StatusTabs } from '@/ui/list/StatusTabs'
import { SwitchField } from '@/ui/form/SwitchField'

import { tap } from '../../../support/app/gestures'

import { Holder, show, the } from '../show'

const TABS = [
  { key: null, text: 'All' },
  { key: 50, text: 'Not arrived', count: 0 },
  { key: 63, text: 'Checked in', count: 12 },
]

describe('StatusTabs', () => {
  it('selects what is tapped and says which one it is', async () => {
    const page = await show(
      <Holder<number | null> initial={null}>
        {(key, set) => <StatusTabs tabs={TABS} selected={key} onSelect={set} />}
      </Holder>,
    )
    expect(the(page, '#tab-all').getAttribute('aria-selected')).toBe('true')

    await tap(the(page, '#tab-63'))

    expect(the(page, '#tab-all').getAttribute('aria-selected')).toBe('false')
    expect(the(page, '#tab-63').getAttribute('aria-selected')).toBe('true')
  })

  it('counts only what there is something of', async () => {
    const page = await show(<StatusTabs tabs={TABS} selected={null} onSelect={jest.fn()} />)

    expect(page.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Not arrived',
      'Checked in12',
    ])
  })
})

describe('SwitchField', () => {
  it('turns on and off anywhere on its row', async () => {
    const page = await show(
      <Holder initial={false}>
        {(isOn, set) => <SwitchField id="insured" label="Insurance" isOn={isOn} onChange={set} />}
      </Holder>,
    )
    const row = page.getByRole('switch', { name: 'Insurance' })
    expect(row.getAttribute('aria-checked')).toBe('false')

    await tap(row)
    expect(row.getAttribute('aria-checked')).toBe('true')

    await tap(row)
    expect(row.getAttribute('aria-checked')).toBe('false')
  })
})

describe('CheckRow', () => {
  it('is ticked by a tap, and told as a checkbox', async () => {
    const page = await show(
      <Holder initial={false}>
        {(isChecked, set) => (
          <CheckRow
            id="foam"
            title="Foam"
            aside="¥8.00"
            isChecked={isChecked}
            onToggle={() => set(!isChecked)}
          />
        )}
      </Holder>,
    )
    await tap(the(page, '#foam'))

    expect(page.getByRole('checkbox').getAttribute('aria-checked')).toBe('true')
    expect(the(page, '.check-mark--checked')).toBeTruthy()
  })
})

describe('ChipGroup', () => {
  it('tells which chip was tapped', async () => {
    const onToggle = jest.fn()
    const options = [
      { key: 'a', text: 'Winter' },
      { key: 'b', text: 'For mum' },
    ]
    const page = await show(<ChipGroup options={options} selected={['a']} onToggle={onToggle} />)

    await tap(page.getByText('For mum'))

    expect(onToggle).toHaveBeenCalledWith('b')
    expect(page.getAllByRole('checkbox').map((chip) => chip.getAttribute('aria-checked'))).toEqual([
      'true',
      'false',
    ])
  })

  it('takes no room when there is nothing to choose', async () => {
    const page = await show(<ChipGroup options={[]} selected={[]} onToggle={jest.fn()} />)

    expect(page.root.querySelector('.chip-group')).toBeNull()
  })
})

describe('Cell', () => {
  it('shows an arrow when it leads somewhere, a tick when it is the choice', async () => {
    const page = await show(
      <>
        <Cell id="away" title="Language" onClick={jest.fn()} />
        <Cell id="chosen" title="ZTO" isSelected onClick={jest.fn()} />
        <Cell id="other" title="YTO" isSelected={false} onClick={jest.fn()} />
      </>,
    )
    const has = (id: string, icon: string) => the(page, id).querySelector(`.icon--${icon}`) !== null

    expect([has('#away', 'chevron-right'), has('#away', 'check')]).toEqual([true, false])
    expect([has('#chosen', 'chevron-right'), has('#chosen', 'check')]).toEqual([false, true])
    expect([has('#other', 'chevron-right'), has('#other', 'check')]).toEqual([false, false])
    expect(page.getAllByRole('radio').map((cell) => cell.getAttribute('aria-checked'))).toEqual([
      'true',
      'false',
    ])
  })
})
