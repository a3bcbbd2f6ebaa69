import { PATHS } from '@/navigation/routes'
import FaqListPage from '@/pages/faq/list/list'
import faqListConfig from '@/pages/faq/list/list.config'
import * as scrollTo from '@/platform/page/scrollTo'

import { tap } from '../../support/app/gestures'
import { byId, change, openPage, switchLanguage, type OpenedPage } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, page as pageOf, Wire, type Reply } from '../../support/app/Wire'
import { press } from '../ui/show'

const LIST = 'GET /api/f/content-management/faq/list'
const storage = { id: 'storage', question: '可以免费放多久？', answer: '从入库起 30 天免费。' }
const topUp = { id: 'top-up', question: '充值多久到账？', answer: '一个工作日内审核。' }
const faqs = pageOf([storage, topUp])

const openFaq = (params: Readonly<Record<string, string>>, ...replies: Reply[]) =>
  openPage(FaqListPage, PATHS.faqList, { wire: new Wire().on(LIST, ...replies), params })

const expanded = ({ page }: OpenedPage, id: string) =>
  byId(page, `question-${id}`).getAttribute('aria-expanded')

async function search({ page }: OpenedPage, value: string): Promise<void> {
  const box = byId(page, 'faq-search')
  await change(() => box.dispatchEvent(new CustomEvent('confirm', { detail: { value } })))
}

const highlighted = ({ page }: OpenedPage) =>
  Array.from(page.root.querySelectorAll('.highlighted'), ({ textContent }) => textContent)

it('a question unfolds its answer for anybody, with a tap or the keyboard', async () => {
  const opened = await openFaq({}, faqs)
  await until(() => opened.page.text().includes('充值多久到账？'))
  expect(expanded(opened, 'storage')).toBe('false')
  expect(opened.page.text()).not.toContain('30 天')

  await tap(byId(opened.page, 'question-storage'))
  expect(opened.page.text()).toContain('从入库起 30 天免费。')
  expect(expanded(opened, 'storage')).toBe('true')

  await press(byId(opened.page, 'question-storage'), 'Enter')
  expect(expanded(opened, 'storage')).toBe('false')
})

it('a search marks what matched, and unfolds a question whose answer alone did', async () => {
  const opened = await openFaq({}, faqs, pageOf([storage, topUp]))
  await until(() => opened.page.text().includes('充值多久到账？'))

  await search(opened, '多久 审核')

  await until(() => highlighted(opened).length > 0)
  expect(opened.wire.lastCallTo(LIST).query).toMatchObject({ filter: '多久 审核' })
  expect(highlighted(opened)).toEqual(['多久', '多久'])

  await search(opened, '审核')

  await until(() => highlighted(opened).join() === '审核')
  expect([expanded(opened, 'storage'), expanded(opened, 'top-up')]).toEqual(['false', 'true'])
})

it('a search without a result leads to customer service', async () => {
  const opened = await openFaq({}, faqs, pageOf([]))
  await until(() => opened.page.text().includes('充值多久到账？'))

  await search(opened, '火星')
  await until(() => opened.page.text().includes('没有找到相关问题'))
  await tap(byId(opened.page, 'ask-service'))

  expect(opened.router.moves).toEqual([`navigateTo ${PATHS.customerService}`])
})

it('a link to one question shows it unfolded, and is what a card shares', async () => {
  Object.assign(FaqListPage, faqListConfig)
  const scroll = jest.spyOn(scrollTo, 'scrollToElement')
  const opened = await openFaq({ id: 'top-up' }, faqs)

  await until(() => opened.page.text().includes('一个工作日内审核。'))
  expect(expanded(opened, 'storage')).toBe('false')
  expect(scroll).toHaveBeenCalledWith('question-top-up')
  expect(opened.page.share()).toMatchObject({
    title: '充值多久到账？',
    path: `${PATHS.faqList}?id=top-up`,
  })

  await tap(byId(opened.page, 'question-storage'))
  expect(opened.page.share()).toMatchObject({ path: `${PATHS.faqList}?id=storage` })
})

it('whoever finds no answer is led on', async () => {
  const { page, router } = await openFaq({}, faqs)

  await tap(await until(() => byId(page, 'to-articles')))
  await tap(byId(page, 'ask-service'))

  expect(router.moves).toEqual([`navigateTo ${PATHS.articleList}`, `navigateTo ${PATHS.customerService}`])
})

it('no connection is said, and the questions asked for again', async () => {
  const { page } = await openFaq({}, noAnswer(), faqs)
  await until(() => page.text().includes('网络不可用'))

  await tap(byId(page, 'retry'))

  await until(() => page.text().includes('充值多久到账？'))
})

it('the questions are read again in the other language', async () => {
  const opened = await openFaq({}, faqs, pageOf([{ ...storage, question: 'How long is storage free?' }]))
  await until(() => opened.page.text().includes('充值多久到账？'))

  await switchLanguage(opened, 'en')

  await until(() => opened.page.text().includes('How long is storage free?'))
})
