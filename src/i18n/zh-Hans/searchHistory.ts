export const searchHistory = {
  'searchHistory.title': '搜索历史',
  'searchHistory.forget': '删除“[[words]]”',
  'searchHistory.clearAsk': '确定清空全部搜索历史吗？',
} as const
