import Taro from '@tarojs/taro'

import { createHttp } from '@/api/http'
import type { Exchange } from '@/api/transport'

const BASE = 'https://api.test'

function openHttp() {
  const request = jest.spyOn(Taro, 'request').mockResolvedValue({ statusCode: 200, data: 'x' } as never)
  const exchange = jest.fn<ReturnType<Exchange>, Parameters<Exchange>>(async (send) =>
    send({ platform: '12' }),
  )
  return { http: createHttp(BASE, exchange), request, exchange }
}

describe('http', () => {
  it('gets with a query, and leaves out what is undefined', async () => {
    const { http, request } = openHttp()

    await http.get('/x', { type: 10, isNum: true, filter: 'a&b c', none: undefined })

    expect(request).toHaveBeenCalledWith({
      url: `${BASE}/x?type=10&isNum=true&filter=a%26b%20c`,
      method: 'GET',
      header: { platform: '12' },
      timeout: 120_000,
      dataType: 'text',
    })
  })

  it('gets without a query', async () => {
    const { http, request } = openHttp()

    await http.get('/x')

    expect(request).toHaveBeenCalledWith(expect.objectContaining({ url: `${BASE}/x` }))
  })

  it('posts JSON', async () => {
    const { http, request } = openHttp()

    await http.post('/x', { a: 1 })

    expect(request).toHaveBeenCalledWith({
      url: `${BASE}/x`,
      method: 'POST',
      data: { a: 1 },
      header: { platform: '12', 'Content-Type': 'application/json' },
      timeout: 120_000,
      dataType: 'text',
    })
  })

  it('posts an empty object where there is nothing to say', async () => {
    const { http, request } = openHttp()

    await http.post('/x')

    expect(request).toHaveBeenCalledWith(expect.objectContaining({ data: {} }))
  })

  it('puts JSON', async () => {
    const { http, request } = openHttp()

    await http.put('/x', { a: 1 })

    expect(request).toHaveBeenCalledWith(expect.objectContaining({ method: 'PUT', data: { a: 1 } }))
  })

  it('deletes without a body', async () => {
    const { http, request } = openHttp()

    await http.remove('/x')

    expect(request).toHaveBeenCalledWith({
      url: `${BASE}/x`,
      method: 'DELETE',
      header: { platform: '12' },
      timeout: 120_000,
      dataType: 'text',
    })
  })

  it('hands its options on, as a request', async () => {
    const { http, exchange } = openHttp()

    await http.post(
      '/x',
      {},
      { idempotencyKey: 'k', acceptedCodes: ['a'], isAnonymous: true, isBackground: true },
    )

    expect(exchange).toHaveBeenCalledWith(expect.any(Function), {
      source: 'request',
      idempotencyKey: 'k',
      acceptedCodes: ['a'],
      isAnonymous: true,
      isBackground: true,
    })
  })
})
