import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/formatNumber'
import { currencySymbol } from '@/model/money'
import { Card } from '@/ui/Card'
import { CheckRow } from '@/ui/CheckRow'
import { FormField } from '@/ui/FormField'
import { ListSkeleton } from '@/ui/ListSkeleton'
import { ResourceView } from '@/ui/ResourceView'
import { SwitchField } from '@/ui/SwitchField'

import type { CreateParcelStore } from './CreateParcelStore'

/** What the warehouse is asked to do with it, and the insurance with what it costs. */
export const ExtraSection = observer(function ExtraSection({ store }: { store: CreateParcelStore }) {
  const { form } = store
  return (
    <Card title={t('parcel.sectionExtra')}>
      <FormField id="field-additionalServiceIds" label={t('parcel.services')} help={t('common.optional')}>
        <ResourceView resource={store.choices.services} skeleton={<ListSkeleton rows={2} />}>
          {(services) =>
            services.map(({ id, displayName, description, price, currencyCode }) => (
              <CheckRow
                key={id}
                id={`service-${id}`}
                title={displayName}
                description={description}
                aside={`${currencySymbol(currencyCode)}${formatNumber(price)}`}
                isChecked={form.values.additionalServiceIds.includes(id)}
                onToggle={() => store.toggleService(id)}
              />
            ))
          }
        </ResourceView>
      </FormField>
      <SwitchField
        id="isInsured"
        label={t('parcel.insure')}
        help={insuranceHelp(store)}
        isOn={form.values.isInsured}
        onChange={(isInsured) => form.set('isInsured', isInsured)}
      />
    </Card>
  )
})

function insuranceHelp({ form, choices, premium }: CreateParcelStore): string | undefined {
  const { isInsured, declaredCurrency } = form.values
  if (isInsured && premium !== null) {
    return t('parcel.premium', { premium: `${currencySymbol(declaredCurrency)}${formatNumber(premium)}` })
  }
  const site = choices.site.value
  return site ? t('parcel.insureHelp', { rate: percentOf(site.insuranceRate) }) : undefined
}

/** "0.01" → "1", "0.015" → "1.5" */
function percentOf(rate: string): string {
  return formatNumber(Number(rate) * 100).replace(/\.?0+$/, '')
}
