import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'

interface Props {
  readonly numbers: readonly string[]
  readonly onSelect: (number: string) => void
}

/** Asks which number of a message to follow. */
export const NumberChoices = observer(function NumberChoices({ numbers, onSelect }: Props) {
  return (
    <CellGroup title={t('tracking.choose', { count: numbers.length })}>
      {numbers.map((number) => (
        <Cell key={number} id={`follow-${number}`} title={number} onClick={() => onSelect(number)} />
      ))}
    </CellGroup>
  )
})
