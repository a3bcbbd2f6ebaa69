import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { errorText } from '@/i18n/errorText'
import type { Named } from '@/model/shipping/channel'
import type { Resource } from '@/stores/Resource'
import { ChoiceSheet } from '@/ui/form/ChoiceSheet'
import { FormField } from '@/ui/form/FormField'
import { SelectField } from '@/ui/form/SelectField'

interface Props {
  readonly destinations: Resource<readonly Named[]>
  /** Empty while none is chosen. */
  readonly selected: string
  readonly isRequired?: boolean
  readonly error?: string | undefined
  readonly onSelect: (id: string) => void
}

/** Where to. */
export const DestinationField = observer(function DestinationField({
  destinations,
  selected,
  isRequired,
  error,
  onSelect,
}: Props) {
  const [isChoosing, setIsChoosing] = useState(false)
  const options = destinations.value ?? []
  const failure =
    destinations.value === null && destinations.error ? errorText(destinations.error) : undefined

  async function open(): Promise<void> {
    await destinations.ensure()
    if (destinations.value !== null) setIsChoosing(true)
  }

  return (
    <>
      <FormField
        id="field-regionGroupId"
        label={t('channels.destination')}
        isRequired={isRequired}
        error={failure ?? error}
      >
        <SelectField
          id="regionGroupId"
          value={options.find(({ id }) => id === selected)?.displayName ?? null}
          placeholder={t('channels.destinationPick')}
          isInvalid={error !== undefined}
          onClick={() => void open()}
        />
      </FormField>
      <ChoiceSheet
        title={t('channels.destination')}
        isOpen={isChoosing}
        options={options.map(({ id, displayName }) => ({ key: id, text: displayName }))}
        selected={selected}
        onSelect={onSelect}
        onClose={() => setIsChoosing(false)}
      />
    </>
  )
})
