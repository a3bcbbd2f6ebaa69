import type { Catalogue } from './Catalogue.ts'

/** Referrals. */
export const referralTexts = {
  'referral.rule.share': [
    '把您的推荐码、链接或海报分享给朋友，朋友注册时填写推荐码即可。',
    'Share your code, link or poster with friends. Anyone who signs up with it counts as your referral.',
  ],
  'referral.rule.reward': [
    '朋友的首个集运订单完成后，您将获得 {amount} {currency}，每位朋友奖励一次。扣除退款后实付不足 {amount} {currency} 的订单不算。',
    'When a friend’s first shipment order is completed, you get {amount} {currency}, once for each friend. Orders for which they paid less than {amount} {currency}, refunds taken off, don’t count.',
  ],
  'referral.rule.use': [
    '奖励自动存入余额，可用于支付运费和商城订单。',
    'The reward goes to your balance and can pay for shipping and in the mall.',
  ],
  'referral.rule.abuse': [
    '如发现自荐、虚假注册等行为，奖励将被收回。',
    'Rewards for duplicate or fake accounts are taken back.',
  ],
  'error.PathNotShareable': ['这个页面不能分享', 'This page can’t be shared'],
  'fundNote.referralReward': ['推荐 {name} 的奖励', 'Reward for referring {name}'],
  'message.referralReward.title': ['推荐奖励已到账', 'Referral reward received'],
  'message.referralReward.content': [
    '您推荐的 {name} 完成了首个集运订单，{amount} {currency} 已存入余额。',
    '{name}, whom you referred, completed a first shipment order. {amount} {currency} is in your balance.',
  ],
} as const satisfies Catalogue
