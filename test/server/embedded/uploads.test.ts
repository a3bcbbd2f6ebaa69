import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import sharp from 'sharp'

import { MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES, type UploadedFile } from '../../../server/contracts/upload.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { formOf, plainPicture, pngPicture, UPLOAD } from '../../support/server/pictures.ts'
import { useServer } from '../../support/server/useServer.ts'

const context = useServer()
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1')

async function stored(file: UploadedFile | undefined): Promise<{ content: Buffer; headers: Headers }> {
  const answer = await fetch(context.server.url + (file?.url ?? ''))
  assert.equal(answer.status, 200)
  return { content: Buffer.from(await answer.arrayBuffer()), headers: answer.headers }
}

describe('uploading a picture', () => {
  it('takes JPEG, PNG and WebP by their content and serves them under a random name', async () => {
    const { api } = await newCustomer(context.server)
    for (const type of ['jpeg', 'png', 'webp'] as const) {
      const [file] = accepted(
        await api.upload<UploadedFile[]>(UPLOAD, formOf(await plainPicture()[type]().toBuffer(), 'a.txt')),
      )
      const { content, headers } = await stored(file)
      assert.equal((await sharp(content).metadata()).format, type)
      assert.equal(headers.get('content-type'), `image/${type}`)
      assert.match(headers.get('cache-control') ?? '', /^private, .*immutable$/)
      assert.equal(file?.name, 'a.txt')
      assert.equal(file.size, content.length)
      assert.match(file.url, /^\/uploads\/[\w-]{24}\.(jpg|png|webp)\?/)
    }
  })

  it('strips location and camera data, and turns it upright', async () => {
    const { api } = await newCustomer(context.server)
    const original = await plainPicture(40, 20)
      .withExif({
        IFD0: { Model: 'SecretPhone' },
        IFD3: { GPSLatitude: '23/1 7/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    assert.ok((await sharp(original).metadata()).exif)
    const [file] = accepted(await api.upload<UploadedFile[]>(UPLOAD, formOf(original)))
    const { content } = await stored(file)
    const metadata = await sharp(content).metadata()
    assert.deepEqual(
      [metadata.exif, metadata.orientation, metadata.width, metadata.height],
      [undefined, undefined, 20, 40],
    )
    assert.ok(!content.includes('SecretPhone'))
  })

  it('refuses HEIC and says what to do, in the asked language', async () => {
    const { api } = await newCustomer(context.server)
    const error = refused(await api.upload(UPLOAD, formOf(HEIC, 'IMG_1.HEIC')), 415, 'UploadKindNotTaken')
    assert.match(error.message, /Most Compatible/)
    const chinese = refused(await api.with({ language: 'zh-Hans' }).upload(UPLOAD, formOf(HEIC)), 415)
    assert.match(chinese.message, /兼容性最佳/)
  })

  it('refuses what is a picture only by name', async () => {
    const { api } = await newCustomer(context.server)
    const jpegStart = Buffer.from([0xff, 0xd8, 0xff, 0xe0])
    const fakes = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from('GIF89a…'),
      Buffer.concat([jpegStart, Buffer.from('<?php system($_GET[0]); ?>')]),
      Buffer.alloc(0),
    ]
    for (const fake of fakes)
      refused(await api.upload(UPLOAD, formOf(fake, 'photo.jpg')), 415, 'UploadKindNotTaken')
  })

  it('keeps none of several files when one is refused', async () => {
    const { api, user } = await newCustomer(context.server)
    refused(await api.upload(UPLOAD, formOf([await pngPicture(), HEIC])), 415)
    const kept = await context.server.db.query.uploads.findMany({
      where: (row, { eq }) => eq(row.userId, user.id),
    })
    assert.deepEqual(kept, [])
  })

  it('takes several files at once, but not too many', async () => {
    const { api } = await newCustomer(context.server)
    const picture = await pngPicture()
    const files = accepted(await api.upload<UploadedFile[]>(UPLOAD, formOf([picture, picture])))
    assert.equal(new Set(files.map(({ url }) => url)).size, 2)
    const many = formOf(Array<Buffer>(MAX_UPLOAD_FILES + 1).fill(picture))
    const { message } = refused(await api.upload(UPLOAD, many), 413, 'UploadTooMany')
    assert.equal(message, 'At most 9 pictures can be uploaded at once')
  })

  it('refuses more than 10 MB', async () => {
    const { api } = await newCustomer(context.server)
    refused(await api.upload(UPLOAD, formOf(Buffer.alloc(MAX_UPLOAD_BYTES + 1, 0xff))), 413, 'UploadTooLarge')
  })

  it('needs a multipart body, with a file in a part `file`', async () => {
    const { api } = await newCustomer(context.server)
    refused(await api.upload(UPLOAD, new FormData()), 400)
    const misnamed = new FormData()
    misnamed.append('picture', new Blob([new Uint8Array(await pngPicture())]), 'a.png')
    refused(await api.upload(UPLOAD, misnamed), 400, 'UploadMissing')
    refused(await api.post(UPLOAD, {}), 415, 'MediaTypeNotTaken')
    const withFields = formOf(await pngPicture())
    withFields.append('businessType', '2')
    accepted(await api.upload(UPLOAD, withFields))
  })

  it('needs a token', async () => {
    refused(await context.api.upload(UPLOAD, formOf(await pngPicture())), 401, 'NotSignedIn')
  })
})
