import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import { Button } from '@/ui/control/Button'

import { CourierField } from '../../_shared/declaration/CourierField'
import type { BatchDeclareStore } from './BatchDeclareStore'
import { goodsOf, type BatchRow } from './batchRow'
import { GoodsFields } from './GoodsFields'

interface Props {
  readonly row: BatchRow
  readonly store: BatchDeclareStore
  /** False for a row that's already declared: it can only be removed from the list. */
  readonly isPending: boolean
}

/** Edits a row's overrides. */
export const RowEditor = observer(function RowEditor({ row, store, isPending }: Props) {
  const { list } = store
  const { expressNumber } = row
  return (
    <View className="batch-row__editor">
      {isPending && <RowFields row={row} store={store} />}
      <View className="batch-row__actions">
        {Object.keys(row.own).length > 0 && (
          <Button id="clear-own" kind="text" size="s" onClick={() => list.clearOverrides(expressNumber)}>
            {t('declaration.rowClear')}
          </Button>
        )}
        <Button id="remove-row" kind="text" size="s" icon="delete" onClick={() => list.remove(expressNumber)}>
          {t('declaration.rowRemove')}
        </Button>
      </View>
    </View>
  )
})

const RowFields = observer(function RowFields({ row, store }: Omit<Props, 'isPending'>) {
  const { list, choices, couriers } = store
  const { expressNumber, problems } = row
  const candidates = couriers.of(expressNumber)
  return (
    <>
      <CourierField
        id="own-expressCompanyCode"
        company={list.companyOf(row)}
        candidates={candidates}
        companies={choices.companies.value ?? []}
        isSuggested={row.companyCode === null && candidates.length > 0}
        error={problems.expressCompanyCode && problemText(problems.expressCompanyCode)}
        onChoose={(code) => list.setCompany(expressNumber, code)}
      />
      <GoodsFields
        prefix="own"
        values={goodsOf(row, list.common)}
        problems={problems}
        choices={choices}
        onChange={(values) => list.setOverride(expressNumber, values)}
      />
    </>
  )
})
