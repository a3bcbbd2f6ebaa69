export const referral = {
  'title.myReferral': '我的推荐',
  'myReferral.nickname': '昵称',
} as const
