import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { NO_REFINEMENT, type ParcelRefinement } from '@/model/parcel/parcelConditions'
import { Button } from '@/ui/control/Button'
import { ChipGroup } from '@/ui/form/ChipGroup'
import { FormField } from '@/ui/form/FormField'
import { Sheet } from '@/ui/layout/Sheet'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly chosen: ParcelRefinement
  /** False if the tab already determines it. */
  readonly asksForDeclaration: boolean
  readonly onApply: (refinement: ParcelRefinement) => void
}

/** Filters and sort order of the list, applied all at once on confirmation. */
export const FilterSheet = observer(function FilterSheet({ isOpen, onClose, ...content }: Props) {
  return (
    <Sheet isOpen={isOpen} title={t('parcel.filter')} closeText={t('common.close')} onClose={onClose}>
      <Choices {...content} />
    </Sheet>
  )
})

const Choices = observer(function Choices({
  chosen,
  asksForDeclaration,
  onApply,
}: Omit<Props, 'isOpen' | 'onClose'>) {
  const [draft, setDraft] = useState(chosen)
  const change = (part: Partial<ParcelRefinement>) => setDraft({ ...draft, ...part })
  return (
    <>
      {asksForDeclaration && (
        <FormField label={t('parcel.filterDeclared')}>
          <OneOf
            options={eitherOr(t('parcel.declared'), t('parcel.undeclared'))}
            selected={keyOf(draft.isDeclared)}
            onSelect={(key) => change({ isDeclared: valueOf(key) })}
          />
        </FormField>
      )}
      <FormField label={t('parcel.filterSubmitted')}>
        <OneOf
          options={eitherOr(t('parcel.isSubmitted'), t('parcel.notSubmitted'))}
          selected={keyOf(draft.isSubmitted)}
          onSelect={(key) => change({ isSubmitted: valueOf(key) })}
        />
      </FormField>
      <FormField label={t('parcel.order')}>
        <OneOf
          options={[
            { key: 'newest', text: t('parcel.orderNewest') },
            { key: 'storage', text: t('parcel.orderStorage') },
          ]}
          selected={draft.order}
          onSelect={(key) => change({ order: key === 'storage' ? 'storage' : 'newest' })}
        />
      </FormField>
      <Button id="apply-filter" block onClick={() => onApply(draft)}>
        {t('common.confirm')}
      </Button>
      <Button id="reset-filter" kind="text" block onClick={() => onApply(NO_REFINEMENT)}>
        {t('parcel.filterReset')}
      </Button>
    </>
  )
})

interface OneOfProps {
  readonly options: readonly { readonly key: string; readonly text: string }[]
  readonly selected: string
  readonly onSelect: (key: string) => void
}

function OneOf({ options, selected, onSelect }: OneOfProps) {
  return <ChipGroup options={options} selected={[selected]} onToggle={onSelect} />
}

function eitherOr(yes: string, no: string) {
  return [
    { key: 'any', text: t('common.all') },
    { key: 'yes', text: yes },
    { key: 'no', text: no },
  ]
}

function keyOf(value: boolean | null): string {
  if (value === null) return 'any'
  return value ? 'yes' : 'no'
}

function valueOf(key: string): boolean | null {
  return key === 'any' ? null : key === 'yes'
}
