import { itemPath } from '@/api/http'

import { signedInAs, wiredApi } from '../../support/app/wiredApi'

describe('the path of one thing', () => {
  it.each([
    [itemPath('/api/parcel', 'p1'), '/api/parcel/p1'],
    [itemPath('/api/parcel', 'a/b?c', 'cancel'), '/api/parcel/a%2Fb%3Fc/cancel'],
  ])('is %s', (path, expected) => {
    expect(path).toBe(expected)
  })

  it('asks for nothing where a link has lost its id', async () => {
    const { api, wire, settings } = wiredApi({ session: signedInAs('tok') })

    await expect(api.parcels.get('')).rejects.toMatchObject({ kind: 'notFound' })

    expect(wire.calls).toEqual([])
    expect(settings.onRefused).not.toHaveBeenCalled()
  })
})
