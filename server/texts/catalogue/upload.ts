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
} as const satisfies Catalogue
