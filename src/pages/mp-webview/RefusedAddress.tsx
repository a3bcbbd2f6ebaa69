import { observer } from 'mobx-react'

import { CopyButton } from './CopyButton'
import { WebAddressCard } from './WebAddressCard'

interface Props {
  readonly url: string
  readonly reason: string
}

/** An address that isn't opened, to copy. */
export const RefusedAddress = observer(function RefusedAddress({ url, reason }: Props) {
  return (
    <>
      <WebAddressCard text={reason} url={url} isRefused />
      <CopyButton url={url} isMain />
    </>
  )
})
