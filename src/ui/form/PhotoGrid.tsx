import { Text, View } from '@tarojs/components'

import { Icon } from '../media/Icon'
import { Picture } from '../media/Picture'
import { Pressable } from '../control/Pressable'

import './PhotoGrid.scss'

interface Photo {
  readonly key: string
  readonly previewUrl: string
  readonly state: 'uploading' | 'failed' | 'done'
}

export interface PhotoGridTexts {
  readonly add: string
  readonly failed: string
  readonly retry: string
  readonly remove: string
  readonly preview: string
}

interface Props {
  readonly id: string
  readonly photos: readonly Photo[]
  readonly limit: number
  readonly texts: PhotoGridTexts
  readonly onAdd: () => void
  readonly onRemove: (key: string) => void
  readonly onRetry: (key: string) => void
  readonly onPreview: (key: string) => void
}

/** The photos of a form, each with its upload state; a failed one can be retried on its own. */
export function PhotoGrid({ id, photos, limit, texts, onAdd, onRemove, onRetry, onPreview }: Props) {
  return (
    <View className="photo-grid" id={id}>
      {photos.map(({ key, previewUrl, state }) => (
        <View key={key} id={key} className={`photo photo--${state}`}>
          <Pressable
            className="photo__preview"
            label={state === 'failed' ? texts.retry : texts.preview}
            onClick={() => (state === 'failed' ? onRetry(key) : onPreview(key))}
          >
            <Picture className="photo__picture" src={previewUrl} fit="cover" />
            {state === 'uploading' && <View className="photo__veil photo__veil--busy" />}
            {state === 'failed' && (
              <View className="photo__veil">
                <Icon name="refresh" />
                <Text className="photo__word">{texts.failed}</Text>
                <Text className="photo__word">{texts.retry}</Text>
              </View>
            )}
          </Pressable>
          <Pressable
            id={`remove-${key}`}
            className="photo__remove"
            label={texts.remove}
            onClick={() => onRemove(key)}
          >
            <View className="photo__cross">
              <Icon name="close" size="s" />
            </View>
          </Pressable>
        </View>
      ))}
      {photos.length < limit && (
        <Pressable id={`${id}-add`} className="photo photo--add" label={texts.add} onClick={onAdd}>
          <Icon name="camera" size="l" />
          <Text className="photo__word">{texts.add}</Text>
        </Pressable>
      )}
    </View>
  )
}
