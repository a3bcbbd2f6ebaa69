import * as photos from '@/platform/photo/photos'

/** What the customer picks next: photos with these local paths. */
export function pickNext(...paths: string[]): jest.SpyInstance {
  return jest.spyOn(photos, 'pickPhotos').mockResolvedValueOnce({
    outcome: 'picked',
    photos: paths.map((path) => ({ path, sizeBytes: 9 })),
  })
}
