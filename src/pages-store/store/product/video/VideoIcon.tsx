import { View } from '@tarojs/components'

import { semantics } from '@/ui/control/semantics'

import './VideoIcon.scss'

type VideoIconName = 'play' | 'pause' | 'sound' | 'muted' | 'full-screen'

/** Like `Icon`, with drawings that only a video needs. */
export function VideoIcon({ name, size = 'm' }: { name: VideoIconName; size?: 'm' | 'l' }) {
  return <View className={`icon icon--${size} video-icon--${name}`} {...semantics({ isDrawing: true })} />
}
