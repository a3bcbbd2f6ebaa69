import { textSizeFor } from '@/platform/device/textSize.weapp'

describe('texts in a mini program', () => {
  it.each([
    ['an old WeChat', {}, ''],
    ['Android’s usual size', { fontSizeSetting: 16 }, ''],
    ['an iPhone’s usual size', { fontSizeSetting: 17 }, ''],
    ['a larger size', { fontSizeSetting: 18.5 }, 'text-l'],
    ['the size for people who see badly', { fontSizeSetting: 23.8 }, 'text-xl'],
  ])('follow %s', (_case, info, className) => {
    expect(textSizeFor(info)).toMatchObject({ className })
  })
})
