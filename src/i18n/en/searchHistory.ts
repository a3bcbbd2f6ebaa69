import type { searchHistory as source } from '../zh-Hans/searchHistory'

export const searchHistory: Record<keyof typeof source, string> = {
  'searchHistory.title': 'Search history',
  'searchHistory.forget': 'Remove “[[words]]”',
  'searchHistory.clearAsk': 'Clear your search history?',
}
