import * as photos from '@/platform/photo/photos'

/** Makes the next photo picker return photos with these local paths. */
export function pickNext(...paths: string[]): jest.SpyInstance {
  return jest.spyOn(photos, 'pickPhotos').mockResolvedValueOnce({
    outcome: 'picked',
    photos: paths.map((path) => ({ path, sizeBytes: 9 })),
  })
}
