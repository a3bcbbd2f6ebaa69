import { decodedParams } from '@/navigation/decodedParams'

const target = process.env.TARO_ENV

afterEach(() => {
  process.env.TARO_ENV = target
})

describe('decodedParams', () => {
  it.each(['h5', 'weapp'] as const)("leaves out Taro's own and what is undefined (%s)", (env) => {
    process.env.TARO_ENV = env

    expect(decodedParams({ id: '7', $taroTimestamp: '1', stamp: '2', none: undefined })).toEqual({ id: '7' })
  })

  it('keeps what the router of the H5 has decoded already', () => {
    process.env.TARO_ENV = 'h5'

    expect(decodedParams({ id: '100%25' })).toEqual({ id: '100%25' })
  })

  it('decodes what a mini program gets as it was written', () => {
    process.env.TARO_ENV = 'weapp'

    expect(decodedParams({ redirect: '%2Fpages%2Fa%2Fa%3Fid%3D7' })).toEqual({ redirect: '/pages/a/a?id=7' })
  })

  it('takes a stray % in a typed link as it is', () => {
    process.env.TARO_ENV = 'weapp'

    expect(decodedParams({ id: '100%' })).toEqual({ id: '100%' })
  })
})
