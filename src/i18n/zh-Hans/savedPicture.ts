export const savedPicture = {
  'savedPicture.saved': '已保存到相册',
  'savedPicture.downloading': '已开始下载',
  'savedPicture.shown': '请长按图片保存',
  'savedPicture.failed': '保存失败，请长按图片保存',
  'savedPicture.permission': '保存图片需要相册权限，请在设置中开启',
} as const
