import type { photos as source } from '../zh-Hans/photos'

export const photos: Record<keyof typeof source, string> = {
  'photos.add': 'Add a picture',
  'photos.failed': 'Upload failed',
  'photos.retry': 'Tap to try again',
  'photos.remove': 'Remove the picture',
  'photos.preview': 'View the picture',
  'photos.lost':
    '[[count]] [[count|picture|pictures]] didn’t finish uploading last time. Please add [[count|it|them]] again',
}
