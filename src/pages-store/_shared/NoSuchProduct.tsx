import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/product'
import { closePage } from '@/navigation/navigate'
import { EmptyState } from '@/ui/feedback/EmptyState'

/** Shown for a product that isn't on sale, or no longer. */
export const NoSuchProduct = observer(function NoSuchProduct() {
  return (
    <EmptyState
      illustration="store"
      text={t('product.notFound')}
      action={{ text: t('title.store'), onClick: () => void closePage('store') }}
    />
  )
})
