export const refusal = {
  'refusal.noSpace': '手机空间不足，离开后不会保留已填写的内容',
  'refusal.permissionTitle': '没有权限',
  'refusal.openSettings': '去设置',
  'refusal.privacyTitle': '需要您的同意',
  'refusal.privacy': '同意《用户隐私保护指引》后才能使用这项功能，请再试一次并选择同意。',
  'refusal.photosPermission': '请在设置中允许使用相机和相册，然后再试一次。',
  'refusal.photosUnavailable': '现在无法选择图片，请稍后再试',
} as const
