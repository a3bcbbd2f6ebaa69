import { screen } from '@testing-library/dom'

import { nameNavigationButtons } from '@/platform/page/navigationButtons.h5'

const { initNavigationBar } = jest.requireActual<{
  initNavigationBar: (config: unknown, container: Element) => void
}>('../../../../config/navigationBar.js')

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
  initNavigationBar({}, document.body)
})

it('comes before the page', () => {
  expect(document.body.firstElementChild?.id).toBe('taro-navigation-bar')
})

it('has buttons with names in the language', () => {
  nameNavigationButtons({ back: '返回', home: '首页' })
  nameNavigationButtons({ back: 'Back', home: 'Home' })

  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Home',
    'Back',
  ])
})

it('has the title as its heading', () => {
  const title = document.querySelector('.taro-navigation-bar-title')
  if (title) title.innerHTML = '包裹详情'

  expect(screen.getByRole('heading', { level: 1, name: '包裹详情' })).toBeTruthy()
})
