import { decodedParams } from '@/navigation/decodedParams'

describe('decodedParams', () => {
  it("leaves out Taro's own and what is undefined", () => {
    expect(decodedParams({ id: '7', $taroTimestamp: '1', stamp: '2', none: undefined })).toEqual({ id: '7' })
  })

  it('decodes what both platforms give as it was written', () => {
    expect(decodedParams({ redirect: '%2Fpages%2Fa%2Fa%3Fid%3D7' })).toEqual({ redirect: '/pages/a/a?id=7' })
  })

  it('decodes once', () => {
    expect(decodedParams({ id: '100%2525' })).toEqual({ id: '100%25' })
  })

  it('takes a stray % in a typed link as it is', () => {
    expect(decodedParams({ id: '100%' })).toEqual({ id: '100%' })
  })
})
