import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { FormField } from '@/ui/form/FormField'
import { SelectField } from '@/ui/form/SelectField'

import type { DeclarationChoices } from './DeclarationChoices'
import { NameSheet } from './NameSheet'

interface Props {
  readonly id: string
  readonly value: string
  /** ID in the tree of item names; null for free text. */
  readonly nameId: string | null
  readonly choices: DeclarationChoices
  readonly isRequired?: boolean
  readonly error?: string | undefined
  readonly onChoose: (id: string | null, name: string) => void
}

/** Item name, chosen from the tree or typed freely. */
export const NameField = observer(function NameField(props: Props) {
  const { id, value, nameId, choices, isRequired, error, onChoose } = props
  const [isNaming, setIsNaming] = useState(false)
  return (
    <>
      <FormField id={`field-${id}`} label={t('parcel.name')} isRequired={isRequired} error={error}>
        <SelectField
          id={id}
          value={value || null}
          placeholder={t('parcel.namePick')}
          isInvalid={error !== undefined}
          onClick={() => {
            setIsNaming(true)
            void choices.names.ensure()
          }}
        />
      </FormField>
      <NameSheet
        names={choices.names}
        search={choices.nameSearch}
        selectedId={nameId}
        isOpen={isNaming}
        onChoose={onChoose}
        onClose={() => setIsNaming(false)}
      />
    </>
  )
})
