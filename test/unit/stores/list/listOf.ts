import { ApiError } from '@/model/call/ApiError'
import type { Page } from '@/model/list/page'
import { PagedList } from '@/stores/list/PagedList'

export interface Item {
  readonly id: string
}

export const page = (ids: string, totalCount = ids.length): Page<Item> => ({
  items: [...ids].map((id) => ({ id })),
  totalCount,
})
export const idsOf = ({ items }: PagedList<Item>) => items.map(({ id }) => id).join('')
export const offline = () => new ApiError('network', 'offline')

export function listOf(...answers: (Page<Item> | Error | Promise<Page<Item>>)[]) {
  const fetchPage = jest.fn<Promise<Page<Item>>, [{ skipCount: number; maxResultCount: number }]>()
  for (const answer of answers) {
    if (answer instanceof Error) fetchPage.mockRejectedValueOnce(answer)
    else fetchPage.mockReturnValueOnce(Promise.resolve(answer))
  }
  return { list: new PagedList<Item>(fetchPage, 2), fetchPage }
}
