export const photos = {
  'photos.add': '添加图片',
  'photos.failed': '上传失败',
  'photos.retry': '点按重试',
  'photos.remove': '删除图片',
  'photos.preview': '查看图片',
  'photos.lost': '上次有 [[count]] 张图片没有传完，请重新添加',
} as const
