import type { Catalogue } from './Catalogue.ts'

/** Uploads. */
export const uploadTexts = {
  'error.ImageUnknown': [
    '有图片不是通过本账号上传的，请重新上传',
    'One of the pictures was not uploaded from this account. Please upload it again',
  ],
  'error.UploadMissing': ['请选择要上传的图片', 'Please choose a picture to upload'],
  'error.UploadTooMany': [
    '一次最多上传 {maximum} 张图片',
    'At most {maximum} pictures can be uploaded at once',
  ],
  'error.UploadTooLarge': [
    '图片不能超过 10 MB，请压缩后重新上传',
    'A picture can’t be larger than 10 MB. Please make it smaller and upload it again',
  ],
  'error.UploadKindNotTaken': [
    '仅支持 JPEG、PNG、WebP 图片。iPhone 的 HEIC 照片请在“设置 > 相机 > 格式”中选择“兼容性最佳”后重新拍摄，或先转换为 JPEG',
    'Only JPEG, PNG and WebP pictures are accepted. For HEIC photos of an iPhone, choose “Most Compatible” in Settings > Camera > Formats and take the photo again, or convert it to JPEG',
  ],
  'error.UploadsUnfinished': [
    '您还有多张图片正在上传，请 {seconds} 秒后再上传其余图片',
    'Several of your pictures are still being uploaded. Please upload the others in {seconds} seconds',
  ],
  'error.UploadsBusy': [
    '当前上传人数较多，请 {seconds} 秒后重新上传',
    'Many people are uploading pictures right now. Please upload yours again in {seconds} seconds',
  ],
  'error.StorageFull': [
    '暂时无法保存图片，请几分钟后重新上传；如仍不成功，请联系客服',
    'Pictures can’t be saved right now. Please upload yours again in a few minutes; if that fails, contact customer service',
  ],
  'error.UploadRoomUsedUp': [
    '每个账号最多保存 {maximum} MB 图片，您已用完。未提交的图片会在 30 天后自动删除；如急需上传，请联系客服',
    'Your pictures take up all of the {maximum} MB that one account can keep. Those you never submitted are deleted after 30 days; if you can’t wait, contact customer service',
  ],
} as const satisfies Catalogue
