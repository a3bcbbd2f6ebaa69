import Taro from '@tarojs/taro'

import { coveredTop } from '@/platform/device/statusBar.weapp'

const NOT_YET = { top: 0, bottom: 0, left: 0, height: 0 }

/** @returns how often the phone was asked */
function phone(statusBarHeight: number, capsule: typeof NOT_YET) {
  const getMenuButtonBoundingClientRect = jest.fn(() => capsule)
  const getWindowInfo = () => ({ windowWidth: 390, statusBarHeight })
  Object.assign(Taro, { getWindowInfo, getMenuButtonBoundingClientRect })
  return { asked: getMenuButtonBoundingClientRect.mock.calls }
}

// This test comes first, because a measured capsule is cached.
it('expects the capsule in its usual place while the phone does not know it', () => {
  phone(20, NOT_YET)

  expect(coveredTop()).toEqual({ capsuleTop: 26, capsuleBottom: 58, capsuleReach: 97 })
})

it('asks again until the phone knows, and then no more', () => {
  const { asked } = phone(47, { top: 51, bottom: 83, left: 281, height: 32 })

  expect(coveredTop()).toEqual({ capsuleTop: 51, capsuleBottom: 83, capsuleReach: 109 })
  expect(coveredTop()).toEqual({ capsuleTop: 51, capsuleBottom: 83, capsuleReach: 109 })
  expect(asked).toHaveLength(1)
})
