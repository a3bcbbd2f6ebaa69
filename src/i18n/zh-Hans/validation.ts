export const validation = {
  'validation.required': '必填',
  'validation.format': '请输入正确的格式',
  'validation.email': '请输入正确的邮箱',
  'validation.minLength': '至少输入 [[0]] 个字符',
  'validation.maxLength': '最多输入 [[0]] 个字符',
  'validation.expressNumber': '请输入快递单号',
  'validation.declaredName': '请输入申报品名',
  'validation.productName': '请输入或选择品名',
  'validation.declaredCurrency': '请输入申报币种',
  'validation.declaredValue': '请输入申报价值',
  'validation.tag': '请输入或选择标签',
  'validation.picturesNotUploaded': '有图片未上传成功，请重新上传',
} as const
