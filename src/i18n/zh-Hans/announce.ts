export const announce = {
  'title.announceList': '公告',
  'title.announceDetail': '公告详情',
  'announceList.nickname': '昵称',
  'announceDetail.nickname': '昵称',
} as const
