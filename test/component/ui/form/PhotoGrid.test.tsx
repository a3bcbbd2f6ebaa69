import { PhotoGrid } from '@/ui/form/PhotoGrid'

import { tap } from '../../../support/app/gestures'

import { show, the } from '../show'

const TEXTS = { add: 'Add', failed: 'Failed', retry: 'Retry', remove: 'Remove', preview: 'Look' }

async function showGrid(states: readonly ('uploading' | 'failed' | 'done')[], limit = 9) {
  const heard = { onAdd: jest.fn(), onRemove: jest.fn(), onRetry: jest.fn(), onPreview: jest.fn() }
  const photos = states.map((state, index) => ({ key: `photo-${index}`, previewUrl: `${index}.jpg`, state }))
  const page = await show(<PhotoGrid id="images" photos={photos} limit={limit} texts={TEXTS} {...heard} />)
  return { page, ...heard }
}

describe('PhotoGrid', () => {
  it('sends a failed photo again when it is tapped, and only that one', async () => {
    const { page, onRetry, onPreview } = await showGrid(['done', 'failed'])

    await tap(the(page, '#photo-1 .photo__preview'))

    expect(onRetry.mock.calls).toEqual([['photo-1']])
    expect(onPreview).not.toHaveBeenCalled()
    expect(page.text()).toContain('Failed')
  })

  it('opens one that is there', async () => {
    const { page, onRetry, onPreview } = await showGrid(['done'])

    await tap(page.getByRole('button', { name: 'Look' }))

    expect(onPreview.mock.calls).toEqual([['photo-0']])
    expect(onRetry).not.toHaveBeenCalled()
  })

  it('takes one away without opening it', async () => {
    const { page, onRemove, onPreview } = await showGrid(['done', 'uploading'])

    await tap(the(page, '#remove-photo-1'))

    expect(onRemove.mock.calls).toEqual([['photo-1']])
    expect(onPreview).not.toHaveBeenCalled()
  })

  it('offers room for another until there is none', async () => {
    const { page, onAdd } = await showGrid(['done'], 2)
    await tap(the(page, '#images-add'))
    expect(onAdd).toHaveBeenCalledTimes(1)

    const full = await showGrid(['done', 'done'], 2)
    expect(full.page.root.querySelector('#images-add')).toBeNull()
  })
})
