import { buildCode } from '../../../config/appVersion'

describe('the build code', () => {
  it('is the version without its dots', () => {
    expect(buildCode('1.0.4')).toBe('104')
    expect(buildCode('12.3.0')).toBe('1230')
  })

  it.each(['1.0.10', '1.10.0', '1.0', '1.0.4-beta'])(
    'refuses %s, which could have the code of another',
    (version) => {
      expect(() => buildCode(version)).toThrow(`${version} has no build code`)
    },
  )
})
