import { deferred } from '../../support/app/deferred'
import { tap } from '../../support/app/gestures'
import { byId, problemOf, switchLanguage } from '../../support/app/openPage'
import { until } from '../../support/app/until'
import { noAnswer, ok, refusal, type WireReply } from '../../support/app/Wire'

import {
  addPhotos,
  DECLARE,
  declaringWire,
  fillIn,
  openDeclaring,
  submit,
  UPLOAD,
  valueOf,
} from './declaring'

const stored = (url: string) => ok([{ url, name: url, size: 1 }])

describe('photos', () => {
  const SENTENCE = '有图片未上传成功，请重新上传'

  it('are sent with the declaration', async () => {
    const opened = await openDeclaring({
      wire: declaringWire().on(UPLOAD, stored('/1.jpg'), stored('/2.jpg')),
    })
    await fillIn(opened)
    await addPhotos(opened, 'blob:1', 'blob:2')

    await submit(opened)

    await until(() => opened.wire.callsTo(DECLARE).length)
    expect(opened.wire.lastCallTo(DECLARE).body).toMatchObject({ images: ['/1.jpg', '/2.jpg'] })
  })

  it('that failed block the declaration with a sentence, and can be sent again alone', async () => {
    const wire = declaringWire().on(UPLOAD, stored('/1.jpg'), noAnswer(), stored('/2.jpg'))
    const opened = await openDeclaring({ wire })
    await fillIn(opened)
    await addPhotos(opened, 'blob:1', 'blob:2')
    await until(() => opened.page.queryByText('点按重试'))

    await submit(opened)
    expect(problemOf(opened.page, 'images')).toBe(SENTENCE)
    expect(wire.callsTo(DECLARE)).toEqual([])

    await tap(opened.page.getByText('点按重试'))
    await until(() => opened.page.queryByText('点按重试') === null)
    expect(problemOf(opened.page, 'images')).toBeNull()
    expect(wire.uploads.map(({ filePath }) => filePath)).toEqual(['blob:1', 'blob:2', 'blob:2'])

    await submit(opened)
    await until(() => wire.callsTo(DECLARE).length)
    expect(wire.lastCallTo(DECLARE).body).toMatchObject({ images: ['/1.jpg', '/2.jpg'] })
  })

  it.each([409, 413, 429, 503, 507])(
    'that are refused with %i stay with the rest of the form',
    async (status) => {
      const message = '暂时无法保存图片，请几分钟后重新上传'
      const wire = declaringWire().on(UPLOAD, refusal(status, { message }), stored('/1.jpg'))
      const opened = await openDeclaring({ wire })
      await fillIn(opened)
      await addPhotos(opened, 'blob:1')
      await until(() => opened.page.queryByText('点按重试'))
      expect(opened.modal).toHaveBeenCalledWith(expect.objectContaining({ content: message }))
      expect(valueOf(opened, 'declaredValue')).toBe('1,280.50')

      await tap(opened.page.getByText('点按重试'))
      await until(() => opened.page.queryByText('点按重试') === null)
      await submit(opened)
      await until(() => wire.callsTo(DECLARE).length)
      expect(wire.lastCallTo(DECLARE).body).toMatchObject({ images: ['/1.jpg'] })
    },
  )

  it('that are still on their way block it as well', async () => {
    const slow = deferred<WireReply>()
    const opened = await openDeclaring({ wire: declaringWire().on(UPLOAD, slow.promise) })
    await fillIn(opened)
    await addPhotos(opened, 'blob:1')

    await submit(opened)
    expect(problemOf(opened.page, 'images')).toBe(SENTENCE)
    slow.resolve(stored('/1.jpg'))
    await until(() => problemOf(opened.page, 'images') === null)
  })

  it('say it in English too', async () => {
    const opened = await openDeclaring({ wire: declaringWire().on(UPLOAD, noAnswer()) })
    await addPhotos(opened, 'blob:1')
    await switchLanguage(opened, 'en')

    await submit(opened)

    expect(problemOf(opened.page, 'images')).toBe(
      'There are pictures that were not uploaded successfully, please upload again',
    )
  })

  it('that were removed are not sent', async () => {
    const opened = await openDeclaring({ wire: declaringWire().on(UPLOAD, noAnswer()) })
    await fillIn(opened)
    await addPhotos(opened, 'blob:1')
    await until(() => opened.page.queryByText('点按重试'))

    await tap(byId(opened.page, 'remove-photo-1'))
    await submit(opened)

    await until(() => opened.wire.callsTo(DECLARE).length)
    expect(opened.wire.lastCallTo(DECLARE).body).toMatchObject({ images: [] })
  })
})
