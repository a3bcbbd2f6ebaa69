import { readFileSync } from 'node:fs'
import path from 'node:path'

import Taro from '@tarojs/taro'

import { isWechatTooOld as isBrowserTooOld } from '@/platform/wechat/oldWechat.h5'
import { isWechatTooOld, MIN_BASE_LIBRARY } from '@/platform/wechat/oldWechat.weapp'

const inRoot = (name: string) => readFileSync(path.join(__dirname, '../../../..', name), 'utf8')

describe('an old WeChat', () => {
  it.each([
    ['2.21.2', false],
    ['2.21.10', false],
    ['2.100.0', false],
    ['3.0.0', false],
    ['2.21.1', true],
    ['2.9.5', true],
    ['1.99.99', true],
  ])('base library %s is too old: %s', (SDKVersion, expected) => {
    Object.assign(Taro, { getSystemInfoSync: () => ({ SDKVersion }) })

    expect(isWechatTooOld()).toBe(expected)
  })

  it('is not suspected where there is no version, nor in a browser', () => {
    Object.assign(Taro, { getSystemInfoSync: () => ({}) })

    expect(isWechatTooOld()).toBe(false)
    expect(isBrowserTooOld()).toBe(false)
  })

  it('is the one that the developer tools run, and that the README names', () => {
    const { libVersion } = JSON.parse(inRoot('project.config.json')) as { libVersion: string }

    expect(libVersion).toBe(MIN_BASE_LIBRARY)
    expect(inRoot('README.md')).toContain(MIN_BASE_LIBRARY)
  })
})
