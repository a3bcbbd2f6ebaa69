import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, statfsSync } from 'node:fs'
import { rm, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import sharp from 'sharp'

import { MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES, type UploadedFile } from '../../../server/contracts/upload.ts'
import { uploads } from '../../../server/db/schema/index.ts'
import { createLog } from '../../../server/start/log.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer, type TestCustomer } from '../../support/server/customers.ts'
import { incomingDir, openUpload, PART, untilUnderWay } from '../../support/server/openUpload.ts'
import { formOf, plainPicture, pngPicture, UPLOAD, uploadPicture } from '../../support/server/pictures.ts'
import { useServer } from '../../support/server/useServer.ts'

const MB = 1024 * 1024
/** Pictures that one customer may keep. */
const ROOM = 3 * MB
const errors: string[] = []
const context = useServer({
  // Less than the largest upload: one that doesn't tell its size finds no room.
  uploadLimits: { underWay: 60 * MB, perCustomer: ROOM },
  log: createLog('error', { write: (line) => void errors.push(line) }),
})
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

/** Names of what the server keeps, and of what it has begun to take in. */
function filesOf(): { readonly kept: readonly string[]; readonly begun: readonly string[] } {
  const { server } = context
  const kept = readdirSync(join(server.dataDir, 'uploads')).filter((name) => !name.startsWith('.'))
  return { kept, begun: readdirSync(incomingDir(server)) }
}

function roomOn(directory: string): number {
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize
}

function rowsOf({ user }: TestCustomer) {
  return context.server.db.$count(uploads, eq(uploads.userId, user.id))
}

/** A picture that can't be made smaller: some 3 bytes a pixel. */
function noisyPicture(width: number, height: number): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const
  return sharp(randomBytes(width * height * 3), { raw })
    .png()
    .toBuffer()
}

describe('the uploads under way', () => {
  it('are refused while there is no room for them, with when to come back', async () => {
    const upload = openUpload(context.server, await newCustomer(context.server))
    upload.write(PART.head)
    assert.deepEqual(await upload.end(), { status: 503, code: 'UploadsBusy', retryAfter: '10' })
  })

  it('leave nothing when they break off, and are no fault of the server', { timeout: 20_000 }, async () => {
    const customer = await newCustomer(context.server)
    await uploadPicture(customer.api, await pngPicture())
    const before = filesOf()
    const upload = openUpload(context.server, customer, 5 * MB)
    upload.write(PART.head)
    upload.write(randomBytes(MB))
    await untilUnderWay(context.server, 1)
    upload.abort()
    await untilUnderWay(context.server, 0)
    assert.deepEqual(filesOf(), before)
    assert.equal(await rowsOf(customer), 1)
    assert.deepEqual(errors, [])
  })

  it('leave nothing when the body ends too early', async () => {
    const customer = await newCustomer(context.server)
    const before = filesOf()
    const body = PART.head + 'half a picture'
    const upload = openUpload(context.server, customer, body.length)
    upload.write(body)
    assert.deepEqual(await upload.end(), { status: 400, code: 'MalformedBody', retryAfter: undefined })
    assert.deepEqual(filesOf(), before)
    assert.deepEqual(errors, [])
  })

  it('are refused when they end after the account was deleted', async () => {
    const customer = await newCustomer(context.server)
    const picture = await pngPicture()
    const before = filesOf()
    const upload = openUpload(context.server, customer, PART.head.length + picture.length + PART.tail.length)
    upload.write(PART.head)
    await untilUnderWay(context.server, 1)
    assert.equal((await customer.api.delete('/api/u/user')).status, 204)
    upload.write(picture)
    upload.write(PART.tail)
    assert.deepEqual(await upload.end(), { status: 401, code: 'SessionEnded', retryAfter: undefined })
    assert.deepEqual(filesOf(), before)
    assert.equal(await rowsOf(customer), 0)
  })
})

describe('the pictures that a customer keeps', () => {
  it('are limited in all: what goes beyond leaves nothing, and smaller ones still fit', async () => {
    const customer = await newCustomer(context.server)
    const large = await noisyPicture(900, 700)
    assert.ok(large.length > ROOM / 2)
    await uploadPicture(customer.api, large)
    const before = filesOf()
    const { message } = refused(await customer.api.upload(UPLOAD, formOf(large)), 409, 'UploadRoomUsedUp')
    assert.match(message, /all of the 3 MB .* customer service/)
    assert.deepEqual(filesOf(), before)
    assert.equal(await rowsOf(customer), 1)
    await uploadPicture(customer.api, await pngPicture())
  })

  it('are refused before they are sent once the room is used up, in the asked language', async () => {
    const customer = await newCustomer(context.server)
    await uploadPicture(customer.api, await pngPicture())
    await context.server.db.update(uploads).set({ size: ROOM }).where(eq(uploads.userId, customer.user.id))
    const chinese = customer.api.with({ token: customer.token.accessToken, language: 'zh-Hans' })
    const { message } = refused(await chinese.upload(UPLOAD, formOf(HEIC)), 409, 'UploadRoomUsedUp')
    assert.match(message, /最多保存 3 MB 图片.*客服/)
    await uploadPicture((await newCustomer(context.server)).api, await pngPicture())
  })

  it('are not found when their file is gone', async () => {
    const { api } = await newCustomer(context.server)
    const url = await uploadPicture(api, await pngPicture())
    const name = (url.split('?')[0] ?? '').slice('/uploads/'.length)
    await unlink(join(context.server.dataDir, 'uploads', name))
    assert.equal((await fetch(context.server.url + url)).status, 404)
    assert.deepEqual(errors, [])
  })
})

/** Mounts a disk of 2 MB; false where that isn't allowed. */
function mountSmallDisk(directory: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', directory], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

describe('a full disk', () => {
  it('leaves nothing of an upload, and takes the next one once there is room', async (test) => {
    const customer = await newCustomer(context.server)
    const directory = join(context.server.dataDir, 'uploads')
    // CI is root and always runs this; nothing else fills a disk without harm to the machine.
    if (!mountSmallDisk(directory)) return test.skip('only root may mount a small disk')
    try {
      const { status, headers, body } = await customer.api.upload(
        UPLOAD,
        formOf(await noisyPicture(900, 900)),
      )
      const { message } = refused({ status, headers, body }, 503, 'StorageFull')
      assert.match(message, /can’t be saved right now.*upload yours again/)
      assert.equal(headers.get('retry-after'), '60')
      assert.deepEqual(filesOf(), { kept: [], begun: [] })
      assert.equal(await rowsOf(customer), 0)
      assert.match(errors.splice(0).join(), /ENOSPC/)

      // The picture arrives, but there's no room to keep it.
      const filler = join(directory, 'filler')
      const picture = await plainPicture(2000, 1500).webp({ quality: 10 }).toBuffer()
      await uploadPicture(customer.api, picture)
      await writeFile(filler, Buffer.alloc(roomOn(directory) - 3 * 4096))
      refused(await customer.api.upload(UPLOAD, formOf(await noisyPicture(60, 60))), 503, 'StorageFull')
      assert.equal(filesOf().kept.length, 2)
      assert.deepEqual(filesOf().begun, [])
      errors.splice(0)

      await rm(filler)
      await uploadPicture(customer.api, await noisyPicture(60, 60))
      assert.equal(await rowsOf(customer), 2)
    } finally {
      execFileSync('umount', ['-l', directory])
    }
  })
})
