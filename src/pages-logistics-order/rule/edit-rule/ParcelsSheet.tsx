import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/format/formatNumber'
import { numberText, type Parcel } from '@/model/parcel/parcel'
import { openPage } from '@/navigation/navigate'
import { showToast } from '@/platform/dialog/toast'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { CheckRow } from '@/ui/form/CheckRow'
import { Sheet } from '@/ui/layout/Sheet'

import type { RuleEditor } from './RuleEditor'

interface Props {
  readonly editor: RuleEditor
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The parcels on their way and in the warehouse, to tick. */
export const ParcelsSheet = observer(function ParcelsSheet({ editor, isOpen, onClose }: Props) {
  return (
    <Sheet isOpen={isOpen} title={t('rule.parcelsPick')} closeText={t('common.close')} onClose={onClose}>
      <ResourceView resource={editor.candidates}>
        {(parcels) =>
          parcels.length === 0 ? (
            <NoParcels onClose={onClose} />
          ) : (
            parcels.map((parcel) => <Row key={parcel.id} editor={editor} parcel={parcel} />)
          )
        }
      </ResourceView>
    </Sheet>
  )
})

const NoParcels = observer(function NoParcels({ onClose }: Pick<Props, 'onClose'>) {
  function declare(): void {
    onClose()
    void openPage('createParcel')
  }
  return (
    <EmptyState
      illustration="parcel"
      text={t('rule.parcelsNone')}
      action={{ id: 'declare', text: t('rule.toDeclare'), onClick: declare }}
    />
  )
})

const Row = observer(function Row({ editor, parcel }: { editor: RuleEditor; parcel: Parcel }) {
  const { id, declaredName, statusDisplayName, weight } = parcel

  function toggle(): void {
    const refusal = editor.toggleParcel(parcel)
    if (refusal !== null) showToast(t(`rule.parcelRefused.${refusal}`))
  }

  return (
    <CheckRow
      id={`pick-${id}`}
      title={declaredName ?? t('parcel.unnamed')}
      description={`${numberText(parcel)} · ${statusDisplayName}`}
      aside={weight === null ? undefined : t('parcel.weightKg', { weight: formatNumber(weight) })}
      isChecked={editor.form.values.parcelIds.includes(id)}
      onToggle={toggle}
    />
  )
})
