import type { receivingAccount as source } from '../zh-Hans/receivingAccount'

export const receivingAccount: Record<keyof typeof source, string> = {
  'receivingAccount.title': 'Receiving account',
  'receivingAccount.bankHolderName': 'Account holder',
  'receivingAccount.bankName': 'Bank',
  'receivingAccount.cardNumber': 'Account number',
  'receivingAccount.shopName': 'Shop',
  'receivingAccount.idCode': 'Reference (your ID code)',
  'receivingAccount.copy': 'Copy [[name]]',
  'receivingAccount.openLink': 'Open the payment link',
  'receivingAccount.copyLink': 'Copy the payment link',
  'receivingAccount.copyLinkHint':
    'This link can’t be opened in a mini program. Copy it and open it in your phone’s browser.',
  'receivingAccount.qrCode': 'Payment code',
  'receivingAccount.qrHint':
    'Tap to enlarge, press and hold to scan; or save it and scan it with the app that you pay with',
  'receivingAccount.qrSave': 'Save the code',
  'receivingAccount.seeQrCode': 'View the payment QR code',
}
