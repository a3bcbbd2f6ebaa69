import Taro from '@tarojs/taro'

import { createHttp } from '@/api/http'
import type { Exchange } from '@/api/transport'

const BASE = 'https://api.test'
const ADDRESS = '/api/u/user/address'
const ARTICLES = '/api/f/content-management/article/list'

function openHttp() {
  const request = jest.spyOn(Taro, 'request').mockResolvedValue({ statusCode: 200, data: 'x' } as never)
  const exchange = jest.fn<ReturnType<Exchange>, Parameters<Exchange>>(async (send) =>
    send({ platform: '12' }),
  )
  return { http: createHttp(BASE, exchange), request, exchange }
}

describe('http', () => {
  it('gets with a query', async () => {
    const { http, request } = openHttp()

    await http.get(ARTICLES, { query: { maxResultCount: 7, filter: 'a&b c' } })

    expect(request).toHaveBeenCalledWith({
      url: `${BASE}${ARTICLES}?maxResultCount=7&filter=a%26b%20c`,
      method: 'GET',
      header: { platform: '12' },
      timeout: 120_000,
      dataType: 'text',
    })
  })

  it('gets without a query', async () => {
    const { http, request } = openHttp()

    await http.get(ARTICLES)

    expect(request).toHaveBeenCalledWith(expect.objectContaining({ url: `${BASE}${ARTICLES}` }))
  })

  it('fills the ids into the path', async () => {
    const { http, request } = openHttp()

    await http.put(`${ADDRESS}/{id}/default`, { path: { id: 'a/b?c' } })

    expect(request).toHaveBeenCalledWith(
      expect.objectContaining({ url: `${BASE}${ADDRESS}/a%2Fb%3Fc/default`, method: 'PUT', data: {} }),
    )
  })

  it('asks for nothing where a link has lost its id', async () => {
    const { http, request } = openHttp()

    await expect(http.get(`${ADDRESS}/{id}`, { path: { id: '' } })).rejects.toMatchObject({
      kind: 'notFound',
    })

    expect(request).not.toHaveBeenCalled()
  })

  it('posts JSON', async () => {
    const { http, request } = openHttp()

    await http.post(`${ADDRESS}/list`, { body: { filter: 'a' } })

    expect(request).toHaveBeenCalledWith({
      url: `${BASE}${ADDRESS}/list`,
      method: 'POST',
      data: { filter: 'a' },
      header: { platform: '12', 'Content-Type': 'application/json' },
      timeout: 120_000,
      dataType: 'text',
    })
  })

  it('posts an empty object where there is nothing to say', async () => {
    const { http, request } = openHttp()

    await http.post(`${ADDRESS}/list`)

    expect(request).toHaveBeenCalledWith(expect.objectContaining({ data: {} }))
  })

  it('puts JSON', async () => {
    const { http, request } = openHttp()

    await http.put('/api/u/user/pickup-station', { body: { pickupStationId: 's1' } })

    expect(request).toHaveBeenCalledWith(
      expect.objectContaining({ method: 'PUT', data: { pickupStationId: 's1' } }),
    )
  })

  it('deletes without a body', async () => {
    const { http, request } = openHttp()

    await http.remove('/api/u/user')

    expect(request).toHaveBeenCalledWith({
      url: `${BASE}/api/u/user`,
      method: 'DELETE',
      header: { platform: '12' },
      timeout: 120_000,
      dataType: 'text',
    })
  })

  it('hands its options on, as a request', async () => {
    const { http, exchange } = openHttp()
    const options = { idempotencyKey: 'k', acceptedCodes: ['a'], isAnonymous: true, isBackground: true }

    await http.post(ADDRESS, { body: AN_ADDRESS, ...options })

    expect(exchange).toHaveBeenCalledWith(expect.any(Function), { source: 'request', ...options })
  })
})

const AN_ADDRESS = {
  recipient: 'Lim Mei',
  mobile: '12345678',
  regionGroupId: 'sg',
  postCode: '238823',
  detailsAddress: '1 Orchard Road',
}
