import assert from 'node:assert/strict'
import { test } from 'node:test'

import { describePage } from '../../scripts/lib/newPage/page.mts'

test('a new page is named after its folder, with the parent folder in front if many pages have that name', () => {
  const namesOf = (pagePath: string) => {
    const { kebabName, pascalName } = describePage(pagePath, 'any')
    return [kebabName, pascalName]
  }
  assert.deepEqual(namesOf('pages-care/cases/fresh-list/fresh-list'), ['fresh-list', 'FreshList'])
  assert.deepEqual(namesOf('pages/article/list/list'), ['article-list', 'ArticleList'])
  assert.deepEqual(namesOf('pages-store/order/detail/detail'), ['order-detail', 'OrderDetail'])
})
