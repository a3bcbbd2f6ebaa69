import { articlesAfter } from '@/model/content/content'

const category = ['a', 'b', 'c', 'd'].map((id) => ({ id })) as never

it.each([
  ['a', ['b', 'c']],
  ['c', ['d', 'a']],
  ['d', ['a', 'b']],
  ['elsewhere', ['a', 'b']],
])('the articles to read after %s are %j', (id, expected) => {
  expect(articlesAfter(id, category, 2).map((article) => article.id)).toEqual(expected)
})

it('an article that is alone in its category is followed by none', () => {
  expect(articlesAfter('a', [{ id: 'a' }] as never, 2)).toEqual([])
})
