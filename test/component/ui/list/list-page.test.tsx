import type { Page } from '@/model/list/page'
import { ListStore } from '@/stores/list/ListStore'
import { ListPage } from '@/ui/list/ListPage'

import { deferred } from '../../../support/app/deferred'
import { tap } from '../../../support/app/gestures'
import { until } from '../../../support/app/until'
import { show, the } from '../show'

interface Item {
  readonly id: string
}

const page = (ids: string, totalCount = ids.length): Page<Item> => ({
  items: [...ids].map((id) => ({ id })),
  totalCount,
})

async function aList(...answers: (Page<Item> | Promise<Page<Item>>)[]) {
  const fetch = jest.fn<Promise<Page<Item>>, [{ skipCount: number; maxResultCount: number }, unknown]>()
  for (const answer of answers) fetch.mockReturnValueOnce(Promise.resolve(answer))
  const session = { isSignedIn: true, sessionCount: 1 }
  const list = new ListStore<Item>({ session, locale: { locale: 'en' } } as never, { fetch, pageSize: 2 })
  const shown = await show(
    <ListPage
      list={list}
      renderRow={({ id }) => <div className="item">{id}</div>}
      empty="nothing"
      note="note"
    />,
  )
  const items = () =>
    Array.from(shown.root.querySelectorAll('.item'), ({ textContent }) => textContent).join('')
  return { shown, items, asked: () => fetch.mock.calls.map(([query]) => query) }
}

describe('a list page', () => {
  it('shows the shape of its rows until they are there', async () => {
    const answer = deferred<Page<Item>>()
    const { shown, items } = await aList(answer.promise)
    expect(shown.root.querySelector('.list-skeleton')).not.toBeNull()

    answer.resolve(page('ab'))

    await until(() => items() === 'ab')
    expect(shown.root.querySelector('.list-skeleton')).toBeNull()
  })

  it('says what there is to say when there are none', async () => {
    const { shown } = await aList(page(''))

    expect(shown.text()).toBe('notenothing')
  })

  it('loads more as it scrolls, until the end', async () => {
    const { shown, items, asked } = await aList(page('ab', 3), page('c', 3))

    await shown.scroll(1)
    await shown.scrollToEnd()

    expect(items()).toBe('abc')
    expect(asked().map(({ skipCount }) => skipCount)).toEqual([0, 2])
    expect(shown.root.querySelector('.end-of-list')).not.toBeNull()
  })

  it('loads more upon a tap where a tall screen has nothing to scroll', async () => {
    const { shown, items } = await aList(page('ab', 3), page('c', 3))
    expect(items()).toBe('ab')

    await tap(the(shown, '#load-more'))

    expect(items()).toBe('abc')
  })

  it('reads everything that is there again when the customer comes back, and from the top upon a pull', async () => {
    const { shown, items, asked } = await aList(page('ab', 4), page('cd', 4), page('abcd', 4), page('xy', 2))
    await shown.scrollToEnd()

    await shown.hide()
    await shown.show()
    expect(asked().at(-1)).toEqual({ skipCount: 0, maxResultCount: 4 })
    expect(items()).toBe('abcd')

    await shown.pullDown()
    expect(items()).toBe('xy')
  })
})
