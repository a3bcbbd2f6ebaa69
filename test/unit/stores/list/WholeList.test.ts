import { WholeList } from '@/stores/list/WholeList'

import { deferred } from '../../../support/app/deferred'

it('stops reading, and gives nothing, once its page is closed', async () => {
  const first = deferred<{ items: readonly { id: string }[]; totalCount: number }>()
  const fetchPage = jest.fn(() => first.promise)
  const list = new WholeList<{ readonly id: string }>({ sessionCount: 1 })

  const read = list.read(fetchPage)
  list.dispose()
  first.resolve({ items: [{ id: 'a' }], totalCount: 2 })

  expect(await read).toBeNull()
  expect(fetchPage).toHaveBeenCalledTimes(1)
  expect(list.progress).toBeNull()
})
