import { observer } from 'mobx-react'
import { Fragment } from 'react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import { serviceGroupsWith, type AdditionalServiceGroup } from '@/model/parcel/additionalService'
import { BusinessType } from '@/model/enumerations/shipping'
import { moneyText, ratePercent } from '@/model/money/money'
import { Card } from '@/ui/layout/Card'
import { CheckRow } from '@/ui/form/CheckRow'
import { FormField } from '@/ui/form/FormField'
import { ListSkeleton } from '@/ui/list/ListSkeleton'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { SectionHead } from '@/ui/layout/SectionHead'
import { SwitchField } from '@/ui/form/SwitchField'

import type { DeclarationEditor } from './DeclarationEditor'

/** Additional warehouse services, and insurance with its premium. */
export const ExtraSection = observer(function ExtraSection({ editor }: { editor: DeclarationEditor }) {
  const { form, choices, chosenBefore } = editor
  const problem = form.problems.additionalServiceIds
  return (
    <Card title={t('parcel.sectionExtra')}>
      <FormField
        id="field-additionalServiceIds"
        label={t('parcel.services')}
        help={t('common.optional')}
        error={problem && problemText(problem)}
      >
        <ResourceView resource={choices.services} skeleton={<ListSkeleton rows={2} />}>
          {(offered) => (
            <ServiceGroups
              editor={editor}
              groups={serviceGroupsWith(offered, chosenBefore, BusinessType.SHIP_FOR_ME)}
            />
          )}
        </ResourceView>
      </FormField>
      <SwitchField
        id="isInsured"
        label={t('parcel.insure')}
        help={insuranceHelp(editor)}
        isOn={form.values.isInsured}
        onChange={(isInsured) => form.set('isInsured', isInsured)}
      />
    </Card>
  )
})

interface GroupsProps {
  readonly editor: DeclarationEditor
  readonly groups: readonly AdditionalServiceGroup[]
}

/** Shows group headings only if there are several groups; the field already has a label. */
const ServiceGroups = observer(function ServiceGroups({ editor, groups }: GroupsProps) {
  const filled = groups.filter(({ services }) => services.length > 0)
  return (
    <>
      {filled.map(({ businessType, services }) => (
        <Fragment key={businessType}>
          {filled.length > 1 && <SectionHead title={t(`declaration.business.${businessType}`)} />}
          {services.map(({ id, displayName, description, price, currencyCode }) => (
            <CheckRow
              key={id}
              id={`service-${id}`}
              title={displayName}
              description={description}
              aside={moneyText(price, currencyCode)}
              isChecked={editor.form.values.additionalServiceIds.includes(id)}
              onToggle={() => editor.toggleService(id)}
            />
          ))}
        </Fragment>
      ))}
    </>
  )
})

function insuranceHelp({ form, choices, premium }: DeclarationEditor): string | undefined {
  const { isInsured, declaredCurrency } = form.values
  if (isInsured && premium !== null) {
    return t('parcel.premium', { premium: moneyText(premium, declaredCurrency) })
  }
  const site = choices.site.value
  return site ? t('parcel.insureHelp', { rate: ratePercent(site.insuranceRate) }) : undefined
}
