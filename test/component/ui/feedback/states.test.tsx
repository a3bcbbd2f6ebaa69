import { ActionBar } from '@/ui/layout/ActionBar'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Evidence } from '@/ui/media/Evidence'
import { ListSkeleton } from '@/ui/list/ListSkeleton'
import { ParcelLabel } from '@/ui/parcel/ParcelLabel'
import { RowCard } from '@/ui/list/RowCard'
import { StatusTag } from '@/ui/feedback/StatusTag'

import { tap } from '../../../support/app/gestures'

import { show, the } from '../show'

describe('ErrorState', () => {
  it('offers another try', async () => {
    const onRetry = jest.fn()
    const page = await show(<ErrorState text="No network" retryText="Retry" onRetry={onRetry} />)

    await tap(page.getByRole('button', { name: 'Retry' }))

    expect(onRetry).toHaveBeenCalledTimes(1)
    expect(page.text()).toBe('No networkRetry')
  })
})

describe('EmptyState', () => {
  it('says what is not there, and offers nothing it does not have', async () => {
    const page = await show(<EmptyState illustration="parcel" text="No parcels yet" />)

    expect(page.text()).toBe('No parcels yet')
    expect(page.queryByRole('button')).toBeNull()
    expect(the(page, '.illustration').getAttribute('aria-hidden')).toBe('true')
  })
})

describe('RowCard', () => {
  it('opens on a tap anywhere, and shows the icon while there is no picture', async () => {
    const onClick = jest.fn()
    const status = <StatusTag tone="brand" text="Checked in" />
    const page = await show(
      <RowCard id="p" icon="parcel" title="Coat" number="7712" status={status} onClick={onClick} />,
    )
    await tap(page.getByText('Checked in'))

    expect(onClick).toHaveBeenCalledTimes(1)
    expect(page.root.querySelector('.icon--parcel')).not.toBeNull()
  })
})

describe('ParcelLabel', () => {
  it('copies one line by a tap on it, or all of it', async () => {
    const copyPhone = jest.fn()
    const copyAll = jest.fn()
    const page = await show(
      <ParcelLabel
        title="Dongguan"
        code="KX48217"
        codeCaption="ID code"
        lines={[
          { label: 'Name', value: 'Ada', onCopy: jest.fn() },
          { label: 'Phone', value: '138', onCopy: copyPhone },
        ]}
        copyAllText="Copy all"
        copyHint="or tap a line"
        onCopyAll={copyAll}
      />,
    )
    await tap(page.getByText('138'))
    expect([copyPhone.mock.calls.length, copyAll.mock.calls.length]).toEqual([1, 0])

    await tap(the(page, '#copy-all'))
    expect([copyPhone.mock.calls.length, copyAll.mock.calls.length]).toEqual([1, 1])
  })
})

describe('Evidence', () => {
  it('opens the photo that was tapped', async () => {
    const onPreview = jest.fn()
    const photos = [
      { url: 'a.jpg', caption: 'Weighed at 10:00' },
      { url: 'b.jpg', caption: 'Weighed at 10:01' },
    ]
    const page = await show(<Evidence photos={photos} onPreview={onPreview} />)

    await tap(page.getByRole('button', { name: 'Weighed at 10:01' }))

    expect(onPreview).toHaveBeenCalledWith(1)
  })
})

describe('ActionBar', () => {
  it('says why its action cannot be done', async () => {
    const page = await show(<ActionBar note="Choose a courier first">{'Submit'}</ActionBar>)

    expect(page.text()).toBe('Choose a courier firstSubmit')
  })
})

describe('ListSkeleton', () => {
  it('says nothing to a screen reader', async () => {
    const page = await show(<ListSkeleton rows={3} />)

    expect(page.root.querySelectorAll('.list-skeleton__row')).toHaveLength(3)
    expect(page.root.querySelectorAll('.skeleton:not([aria-hidden="true"])')).toHaveLength(0)
  })
})
