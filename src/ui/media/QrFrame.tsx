import { Text, View } from '@tarojs/components'

import { Picture } from './Picture'
import { Button } from '../control/Button'
import { Pressable } from '../control/Pressable'
import { useCommand } from '../control/useCommand'

import './QrFrame.scss'

interface Save {
  readonly text: string
  readonly onSave: () => Promise<void>
}

interface Props {
  readonly id: string
  /** URL of the picture. */
  readonly picture: string
  /** What the code is for, for screen readers. */
  readonly label: string
  readonly hint: string
  /** Enlarges the code; leave it out if it's large enough. */
  readonly onOpen?: (() => void) | undefined
  /** Saves the code; leave it out where that's impossible. */
  readonly save?: Save | undefined
}

/** A QR code with a hint. */
export function QrFrame({ id, picture, label, hint, onOpen, save }: Props) {
  return (
    <View className="qr-frame">
      {onOpen ? (
        <Pressable id={id} className="qr-frame__frame" label={label} onClick={onOpen}>
          <Picture className="qr-frame__picture" src={picture} fit="contain" hasMenu />
        </Pressable>
      ) : (
        <View className="qr-frame__frame">
          <Picture id={id} className="qr-frame__picture" src={picture} fit="contain" alternative={label} />
        </View>
      )}
      <Text className="qr-frame__hint">{hint}</Text>
      {save && <SaveButton {...save} />}
    </View>
  )
}

function SaveButton({ text, onSave }: Save) {
  const save = useCommand(onSave)
  return (
    <Button
      id="save-qr"
      kind="secondary"
      size="m"
      icon="download"
      isBusy={save.isRunning}
      onClick={() => void save.run()}
    >
      {text}
    </Button>
  )
}
