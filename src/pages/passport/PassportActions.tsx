import { View } from '@tarojs/components'

import type { PASSPORT_ROUTES, RouteParams } from '@/navigation/routes'
import { switchPassportPage } from '@/navigation/signIn'
import { Button } from '@/ui/control/Button'

interface Way {
  readonly id: string
  readonly to: (typeof PASSPORT_ROUTES)[number]
  readonly text: string
}

interface Props {
  readonly text: string
  readonly isBusy: boolean
  readonly onSubmit: () => void
  /** Another way to sign in. */
  readonly otherWay?: Way
  /** Where WeChat can sign somebody in, and other help. */
  readonly more?: readonly Way[]
  /** For those who have no account yet, or have one already. */
  readonly otherDoor: Way
  /** Where to return; the next page carries it on. */
  readonly params: Partial<RouteParams<'login'>>
}

/** What a page of the passport ends with: do it, do it another way, or go through the other door. */
export function PassportActions({ text, isBusy, onSubmit, otherWay, more = [], otherDoor, params }: Props) {
  return (
    <View className="passport-actions">
      <Button id="submit" block isBusy={isBusy} onClick={onSubmit}>
        {text}
      </Button>
      {otherWay && (
        <Button
          id={otherWay.id}
          kind="secondary"
          block
          onClick={() => void switchPassportPage(otherWay.to, params)}
        >
          {otherWay.text}
        </Button>
      )}
      {[...more, otherDoor].map(({ id, to, text: label }) => (
        <Button key={id} id={id} kind="text" block onClick={() => void switchPassportPage(to, params)}>
          {label}
        </Button>
      ))}
    </View>
  )
}
