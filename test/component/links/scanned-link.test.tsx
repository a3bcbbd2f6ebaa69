import { PATHS } from '@/navigation/routes'
import TrackingPage from '@/pages-trace/tracking/tracking'
import * as photos from '@/platform/photo/photos'
import { hostScanner } from '@/platform/scan/hostScanner.h5'
import * as photoCode from '@/platform/scan/photoCode'

import { tap } from '../../support/app/gestures'
import { byId, openPage } from '../../support/app/openPage'

const LINK = 'http://localhost/s/ABCD2345'

/** Opens the scanner and picks a photo of a code with this text. */
async function scan(text: string) {
  jest
    .spyOn(photos, 'pickPhotos')
    .mockResolvedValue({ outcome: 'picked', photos: [{ path: 'blob:code' }] } as never)
  jest.spyOn(photoCode, 'readPhotoCode').mockResolvedValue({ text })
  const opened = await openPage(TrackingPage, PATHS.tracking)
  await tap(byId(opened.page, 'scan'))
  await tap(byId(opened.page, 'scan-photo'))
  return opened
}

it('a scanned link of this app opens what it leads to', async () => {
  const { router } = await scan(LINK)

  expect(router.stack).toEqual([PATHS.tracking, `${PATHS.bizRedirect}?to=${encodeURIComponent(LINK)}`])
})

it('another site’s link is no tracking number', async () => {
  const { page, router } = await scan('https://shop.example/s/ABCD2345')

  expect(page.text()).toContain('这不是快递单号：https://shop.example/s/A')
  expect(router.moves).toEqual([])
})

it('WeChat’s scanner in its browser takes the place of the app’s', async () => {
  hostScanner.scan = () => Promise.resolve({ text: LINK })
  const { page, router } = await openPage(TrackingPage, PATHS.tracking)

  await tap(byId(page, 'scan'))
  hostScanner.scan = null

  expect(router.stack).toEqual([PATHS.tracking, `${PATHS.bizRedirect}?to=${encodeURIComponent(LINK)}`])
  expect(page.text()).not.toContain('从照片识别')
})
