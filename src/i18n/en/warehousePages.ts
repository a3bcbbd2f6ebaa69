import type { warehousePages as source } from '../zh-Hans/warehousePages'

export const warehousePages: Record<keyof typeof source, string> = {
  'title.warehouseAddressTips': 'Address tips',
  'title.warehouseAddressTipDetail': 'Tip',

  'shopForm.title': 'For shop address forms',
  'shopForm.hint': 'Fields in the order of the shop’s form, with place names in Chinese as it expects',
  'shopForm.taobao': 'Taobao / Tmall',
  'shopForm.jd': 'JD',
  'shopForm.pinduoduo': 'Pinduoduo',
  'shopForm.alibaba': '1688',
  'shopForm.recipient': 'Recipient',
  'shopForm.recipientName': 'Recipient’s name',
  'shopForm.mobile': 'Mobile',
  'shopForm.mobileNumber': 'Mobile number',
  'shopForm.area': 'Area',
  'shopForm.details': 'Detailed address',
  'shopForm.street': 'Street address',
  'shopForm.postCode': 'Postcode',
  'shopForm.pasted': 'One line for smart paste',
  'shopForm.copy': 'Copy this line',

  'addressShare.qrTitle': 'Address as a QR code',
  'addressShare.qrHint':
    'Scan it to get the full address. It includes your ID code, so share it only with people who need it',
  'addressShare.qrSave': 'Save the picture',
  'addressShare.title': 'Recommend to a friend',
  'addressShare.hint': 'Everyone has their own code: your friend will see their address, not yours.',
  'addressShare.action': 'Share',
  'addressShare.cardTitle': 'Get a warehouse address in China with your own code · [[app]]',

  'addressTips.empty': 'No tips right now',
  'addressTips.ask': 'Ask customer service',
  'addressTips.notFound': 'This tip is no longer available',
  'addressTips.all': 'See all tips',
}
