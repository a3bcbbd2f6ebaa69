import { t } from '@/i18n'
import { Cell } from '../layout/Cell'
import { CellGroup } from '../layout/CellGroup'
import { Sheet } from '../layout/Sheet'

interface Props {
  readonly title: string
  readonly isOpen: boolean
  readonly options: readonly {
    readonly key: string
    readonly text: string
    readonly hint?: string | undefined
  }[]
  readonly selected: string | null
  readonly onSelect: (key: string) => void
  readonly onClose: () => void
}

/** Bottom sheet for choosing one of a few options. */
export function ChoiceSheet({ title, isOpen, options, selected, onSelect, onClose }: Props) {
  return (
    <Sheet isOpen={isOpen} title={title} closeText={t('common.close')} onClose={onClose}>
      <CellGroup>
        {options.map(({ key, text, hint }) => (
          <Cell
            key={key}
            id={`choice-${key}`}
            title={text}
            description={hint}
            isSelected={key === selected}
            onClick={() => {
              onSelect(key)
              onClose()
            }}
          />
        ))}
      </CellGroup>
    </Sheet>
  )
}
