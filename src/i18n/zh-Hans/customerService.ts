export const customerService = {
  'service.wechatId': '微信号',
  'service.mobile': '电话',
  'service.email': '邮箱',
  'service.hours': '工作时间',
  'service.qrTitle': '微信二维码',
  'service.qrHint': '点按放大，长按可识别或保存',
  'service.qrSave': '保存二维码',
  'service.faq': '常见问题',
  'service.faqHint': '多数问题这里就有答案',
  'service.chat': '在线联系客服',
} as const
