import type { Catalogue } from './Catalogue.ts'

/** Topping up. */
export const topupTexts = {
  'error.TopupCurrencyUnknown': ['不支持用该币种充值', 'You can’t top up in this currency'],
  'error.TopupMethodUnknown': [
    '该币种不支持这种付款方式',
    'This payment method is not available for this currency',
  ],
  'error.ReceivingAccountUnknown': [
    '收款账户与付款方式不符，请重新选择',
    'This receiving account is not for the chosen payment method. Please choose again',
  ],
  'error.TopupAmountOutOfRange': [
    '充值金额应在 {minimum} 到 {maximum} {currency} 之间',
    'The amount should be between {minimum} and {maximum} {currency}',
  ],
  'error.TopupAmountTooFine': [
    '{currency} 金额最多 {decimals} 位小数',
    'An amount in {currency} has at most {decimals} decimals',
  ],
  'error.TopupAmountNotWhole': [
    '{currency} 没有小数，请填写整数金额',
    '{currency} has no decimals. Please enter a whole amount',
  ],
  'error.ProofRequired': ['请上传付款凭证', 'Please add a picture that proves the payment'],
  'error.TopupMoveRefused': [
    '充值单当前状态为“{status}”，不能进行此操作',
    'The top-up is “{status}”, so this can’t be done',
  ],
  'topupStatus.1': ['待处理', 'Pending'],
  'topupStatus.2': ['已过期', 'Expired'],
  'topupStatus.3': ['已取消', 'Cancelled'],
  'topupStatus.6': ['待审核', 'Under review'],
  'topupStatus.8': ['充值成功', 'Completed'],
  topupRejected: ['审核未通过', 'Not approved'],
  'paymentMethod.1': ['微信收款码', 'WeChat QR'],
  'paymentMethod.2': ['支付宝收款码', 'Alipay QR'],
  'paymentMethod.4': ['PayPal', 'PayPal'],
  'paymentMethod.8': ['银行转账', 'Bank transfer'],
  'paymentMethod.32': ['Billplz', 'Billplz'],
  'paymentMethod.33': ['淘宝链接', 'Taobao link'],
  'topupLog.submit': ['付款凭证已提交，等待审核', 'Proof of payment sent; under review'],
  'topupLog.request': ['充值已保存，等待付款凭证', 'Top-up saved; waiting for the proof of payment'],
  'topupLog.approve': ['审核通过，已到账', 'Approved and credited'],
  'topupLog.reject': ['审核未通过：{reason}', 'Not approved: {reason}'],
  'topupLog.cancel': ['充值已取消', 'Top-up cancelled'],
  'topupLog.expire': [
    '未在限时内补交付款凭证，充值已过期',
    'No proof of payment in time; the top-up has expired',
  ],
} as const satisfies Catalogue
