import type { announce as source } from '../zh-Hans/announce'

export const announce: Record<keyof typeof source, string> = {
  'title.announceList': 'Announcements',
  'title.announceDetail': 'Announcement',
  'announce.search': 'Search announcements',
  'announce.pinned': 'Pinned',
  'announce.empty': 'No announcements yet',
  'announce.emptyHint': 'Changes at the warehouse and in the rules are announced here',
  'announce.noMatch': 'No announcements found',
  'announce.noMatchHint': 'Try another word, or see all of them',
  'announce.all': 'All announcements',
  'announce.notFound': 'This announcement is no longer there',
}
