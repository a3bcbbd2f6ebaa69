import { wiredApi } from '../../support/app/wiredApi'
import { noAnswer, ok, refusal } from '../../support/app/Wire'

const UPLOAD = 'POST /api/system-management/common/batch-upload-2'
const file = { url: '/files/1.jpg', name: '1.jpg', size: 9 }

describe('upload', () => {
  it('gives back where the file is kept', async () => {
    const { api, wire } = wiredApi()
    wire.on(UPLOAD, ok([file]))

    await expect(api.upload('/tmp/1.jpg')).resolves.toEqual(file)
  })

  it('is renewed and sent again when the access token is dead', async () => {
    let token = 'old'
    const refresh = jest.fn(async () => {
      token = 'new'
      return true
    })
    const { api, wire } = wiredApi({
      session: { sessionCount: 1, authorization: () => `Bearer ${token}`, refresh },
    })
    wire.on(UPLOAD, refusal(401), ok([file]))

    await expect(api.upload('/tmp/1.jpg')).resolves.toEqual(file)

    expect(wire.uploads.map(({ header }) => header.Authorization)).toEqual(['Bearer old', 'Bearer new'])
  })

  it.each([['[]'], ['{}'], ['[{"name":"x"}]'], ['[{"url":1}]'], ['null'], ['']])(
    'fails when %s comes back instead of an address',
    async (data) => {
      const { api, wire } = wiredApi()
      wire.on(UPLOAD, { statusCode: 200, data })

      await expect(api.upload('/tmp/1.jpg')).rejects.toMatchObject({ kind: 'malformed' })
    },
  )

  it('fails with the raw text when no answer comes', async () => {
    const { api, wire } = wiredApi()
    wire.on(UPLOAD, noAnswer('uploadFile:fail timeout'))

    await expect(api.upload('/tmp/1.jpg')).rejects.toMatchObject({
      kind: 'timeout',
      message: 'uploadFile:fail timeout',
    })
  })
})
