import type { announce as source } from '../zh-Hans/announce'

export const announce: Record<keyof typeof source, string> = {
  'title.announceList': 'Announcements',
  'title.announceDetail': 'Announcement',
  'announceList.nickname': 'Nickname',
  'announceDetail.nickname': 'Nickname',
}
