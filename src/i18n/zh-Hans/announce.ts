export const announce = {
  'title.announceList': '公告',
  'title.announceDetail': '公告详情',
  'announce.search': '搜索公告',
  'announce.pinned': '置顶',
  'announce.empty': '还没有公告',
  'announce.emptyHint': '仓库安排和政策变化会写在这里',
  'announce.noMatch': '没有找到相关公告',
  'announce.noMatchHint': '换个词试试，或查看全部公告',
  'announce.all': '全部公告',
  'announce.notFound': '这条公告已不在了',
} as const
