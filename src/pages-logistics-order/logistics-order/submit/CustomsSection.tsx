import { observer } from 'mobx-react'

import { customsDoors } from '@/navigation/customsDoors'
import { scrollToElement } from '@/platform/page/scrollTo'
import { ReadinessCard } from '@/ui/customs/ReadinessCard'

import type { OrderEditor } from './OrderEditor'

/** What customs needs of the chosen parcels, for the chosen address and channel. */
export const CustomsSection = observer(function CustomsSection({ editor }: { editor: OrderEditor }) {
  const { canAsk, readiness } = editor.customs
  if (!canAsk) return null
  const doors = customsDoors(readiness.value?.addressId ?? null, () =>
    scrollToElement('field-transportationChannelId'),
  )
  return <ReadinessCard readiness={readiness} {...doors} />
})
