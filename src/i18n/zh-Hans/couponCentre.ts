export const couponCentre = {
  'title.couponList': '领券中心',
  'couponList.empty': '这里还没有内容',
} as const
