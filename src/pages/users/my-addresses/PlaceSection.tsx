import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import { Card } from '@/ui/layout/Card'
import { FormField } from '@/ui/form/FormField'
import { FormTextArea } from '@/ui/form/FormTextArea'
import { FormTextField } from '@/ui/form/FormTextField'
import { SelectField } from '@/ui/form/SelectField'

import type { EditAddressStore } from './EditAddressStore'
import { GroupSheet } from './GroupSheet'
import { fieldMark } from './fieldMark'
import { RegionSheet } from './RegionSheet'

const DETAILS_LIMIT = 200

/** Destination, province and city (where the destination has regions), postcode and street. */
export const PlaceSection = observer(function PlaceSection({ store }: { store: EditAddressStore }) {
  const [isChoosing, setIsChoosing] = useState(false)
  const { form, group } = store
  const mark = fieldMark(store)
  const { regionGroupId } = form.problems

  return (
    <Card title={t('address.sectionPlace')}>
      <FormField
        id="field-regionGroupId"
        label={t('address.regionGroup')}
        mark={mark('regionGroupId')}
        isRequired
        error={regionGroupId && problemText(regionGroupId)}
      >
        <SelectField
          id="regionGroupId"
          value={store.groupName}
          placeholder={t('address.regionGroupPick')}
          isInvalid={regionGroupId !== undefined}
          onClick={() => setIsChoosing(true)}
        />
      </FormField>
      <GroupSheet store={store} isOpen={isChoosing} onClose={() => setIsChoosing(false)} />
      {(group?.hasRegions ?? form.values.region !== null) && <RegionField store={store} />}
      <FormTextField
        form={form}
        field="postCode"
        label={t('address.postCode')}
        mark={mark('postCode')}
        isRequired
        maxLength={12}
        autoComplete="postal-code"
        {...(group && { help: t('address.postCodeHelp', { example: group.postCodeExample }) })}
      />
      <FormTextArea
        form={form}
        field="detailsAddress"
        label={t('address.details')}
        mark={mark('detailsAddress')}
        isRequired
        help={t('address.detailsHelp')}
        limit={DETAILS_LIMIT}
      />
    </Card>
  )
})

const RegionField = observer(function RegionField({ store }: { store: EditAddressStore }) {
  const [isChoosing, setIsChoosing] = useState(false)
  const { values, problems } = store.form
  const { region } = values

  return (
    <>
      <FormField
        id="field-region"
        label={t('address.region')}
        mark={fieldMark(store)('region')}
        isRequired
        error={problems.region && problemText(problems.region)}
      >
        <SelectField
          id="region"
          value={region && `${region.provinceName} ${region.cityName}`}
          placeholder={t('address.regionPick')}
          isInvalid={problems.region !== undefined}
          onClick={() => {
            setIsChoosing(true)
            void store.choices.open(values.regionGroupId)
          }}
        />
      </FormField>
      <RegionSheet store={store} isOpen={isChoosing} onClose={() => setIsChoosing(false)} />
    </>
  )
})
