import { base64 } from '@/model/format/base64'
import { qrDataUrl } from '@/model/format/qrDataUrl'

describe('a QR code', () => {
  it('is a picture small enough to cross to WeChat’s view', () => {
    const picture = qrDataUrl(
      '远途集运 FW100001\n13800138000\n中国 广东省 广州市 白云区 人和镇鹤龙六路 88 号\n510470',
    )

    expect(picture.length).toBeLessThan(20_000)
    const svg = atob(picture.slice('data:image/svg+xml;base64,'.length))
    // The corner's finder pattern: a row of seven dark modules after the quiet zone.
    expect(svg).toContain('M4,4h7v1h-7z')
    expect(svg).toMatch(/^<svg [^]*<\/svg>$/)
  })

  it.each(['', 'a', 'ab', 'abc', 'abcd'])('is written in Base64 as anybody writes it: “%s”', (text) => {
    expect(base64(text)).toBe(btoa(text))
  })
})
