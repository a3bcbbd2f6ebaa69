import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { isOrderEditable } from '@/model/order/orderGuidance'
import type { LogisticsOrderDetail } from '@/model/order/orderDetail'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'

import { OwnPhotos } from './OwnPhotos'

/** The customer's remarks, message and photos, which can be changed until the weighing. */
export const NotesCard = observer(function NotesCard({ order }: { order: LogisticsOrderDetail }) {
  const { remarks, messageToStaff, images } = order
  const entries = [
    { term: t('order.remarks'), text: remarks ?? '' },
    { term: t('order.message'), text: messageToStaff ?? '' },
  ].filter(({ text }) => text !== '')
  const isEmpty = entries.length === 0 && images.length === 0
  const isEditable = isOrderEditable(order)
  if (isEmpty && !isEditable) return null
  return (
    <Card id="order-notes" title={t('orderDetail.notes')}>
      {entries.length > 0 && <DescriptionList entries={entries} />}
      <OwnPhotos paths={images} />
      {isEditable && (
        <Button
          id="edit-notes"
          kind="secondary"
          size="m"
          block
          icon="edit"
          onClick={() => void openPage('orderNotes', { id: order.id })}
        >
          {t(isEmpty ? 'orderDetail.addNotes' : 'orderDetail.editNotes')}
        </Button>
      )}
    </Card>
  )
})
