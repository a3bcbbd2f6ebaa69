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
  /** WeChat sign-in where available, and other help. */
  readonly more?: readonly Way[]
  /** Leads to sign-up from sign-in, and back. */
  readonly otherPage: Way
  /** Where to return after signing in; passed on to the next page. */
  readonly params: Partial<RouteParams<'login'>>
}

/** The buttons at the end of a passport page: submit, and links to the alternatives. */
export function PassportActions({ text, isBusy, onSubmit, otherWay, more = [], otherPage, params }: Props) {
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
      {[...more, otherPage].map(({ id, to, text: label }) => (
        <Button key={id} id={id} kind="text" block onClick={() => void switchPassportPage(to, params)}>
          {label}
        </Button>
      ))}
    </View>
  )
}
