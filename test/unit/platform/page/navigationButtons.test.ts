import { screen } from '@testing-library/dom'

import { nameNavigationButtons } from '@/platform/page/navigationButtons.h5'

/** As Taro's router builds it; it listens for clicks on the elements around its drawings. */
function navigationBar(): { clicks: string[] } {
  const clicks: string[] = []
  document.body.innerHTML = `
    <div id="taro-navigation-bar">
      <div class="taro-navigation-bar-home"><svg></svg></div>
      <div class="taro-navigation-bar-back"><svg></svg></div>
      <div><div class="taro-navigation-bar-title">包裹详情</div></div>
    </div>`
  for (const name of ['home', 'back'])
    document.querySelector(`.taro-navigation-bar-${name}`)?.addEventListener('click', () => clicks.push(name))
  return { clicks }
}

it('makes buttons with names in the language, and of the title a heading', () => {
  navigationBar()

  nameNavigationButtons({ back: '返回', home: '首页' })
  nameNavigationButtons({ back: 'Back', home: 'Home' })

  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Home',
    'Back',
  ])
  expect(screen.getByRole('heading', { level: 1, name: '包裹详情' })).toBeTruthy()
})

it('leaves it to Taro what a tap does', () => {
  const { clicks } = navigationBar()
  nameNavigationButtons({ back: '返回', home: '首页' })

  screen.getByRole('button', { name: '返回' }).click()
  screen.getByRole('button', { name: '首页' }).click()

  expect(clicks).toEqual(['back', 'home'])
})
