import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import { BusinessType } from '@/model/enumerations/shipping'
import { withServicesGone, type AdditionalServiceGroup } from '@/model/parcel/additionalService'
import { amountOf } from '@/model/order/bill'
import { areAllInsured } from '@/model/order/logisticsOrder'
import { compareAmounts, moneyText, ratePercent } from '@/model/money/money'
import { Card } from '@/ui/layout/Card'
import { CheckRow } from '@/ui/form/CheckRow'
import { FormField } from '@/ui/form/FormField'
import { ListSkeleton } from '@/ui/list/ListSkeleton'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { SwitchField } from '@/ui/form/SwitchField'

import type { ShippingEditor } from './ShippingEditor'

import './ExtrasSection.scss'

interface Props {
  readonly editor: ShippingEditor
  /** More fields. */
  readonly children?: ReactNode
}

/** Additional warehouse services and insurance. */
export const ExtrasSection = observer(function ExtrasSection({ editor, children }: Props) {
  const problem = editor.form.problems.additionalServiceIds
  return (
    <Card title={t('order.sectionExtras')}>
      <FormField
        id="field-additionalServiceIds"
        label={t('order.services')}
        help={t('common.optional')}
        error={problem && problemText(problem)}
      >
        <ResourceView resource={editor.options.services} skeleton={<ListSkeleton rows={2} />}>
          {(offered) =>
            withServicesGone(offered, editor.order.ownServices, BusinessType.SHIP_FOR_ME).map(
              (group, _, groups) => (
                <Services
                  key={group.businessType}
                  editor={editor}
                  group={group}
                  isAlone={groups.length === 1}
                />
              ),
            )
          }
        </ResourceView>
      </FormField>
      {children}
      <Insurance editor={editor} />
    </Card>
  )
})

interface ServicesProps {
  readonly editor: ShippingEditor
  readonly group: AdditionalServiceGroup
  /** Whether it's the only group, which needs no heading. */
  readonly isAlone: boolean
}

const Services = observer(function Services({ editor, group, isAlone }: ServicesProps) {
  return (
    <>
      {!isAlone && <Text className="service-group">{t(`order.business.${group.businessType}`)}</Text>}
      {group.services.map(({ id, displayName, description, price, currencyCode }) => (
        <CheckRow
          key={id}
          id={`service-${id}`}
          title={displayName}
          description={description}
          aside={compareAmounts(price, '0') === 0 ? t('bill.free') : moneyText(price, currencyCode)}
          isChecked={editor.form.values.additionalServiceIds.includes(id)}
          onToggle={() => editor.toggleService(id)}
        />
      ))}
    </>
  )
})

const Insurance = observer(function Insurance({ editor }: { editor: ShippingEditor }) {
  const { form } = editor
  return (
    <SwitchField
      id="isInsured"
      label={t('order.insure')}
      help={insuranceHelp(editor)}
      isOn={form.values.isInsured}
      onChange={(isInsured) => form.set('isInsured', isInsured)}
    />
  )
})

/** Takes the premium from the bill, because the server knows which parcels have their own insurance. */
function insuranceHelp({ form, order, quote, options }: ShippingEditor): string | undefined {
  if (areAllInsured(order.parcels)) return t('order.insureOwn')
  if (form.values.isInsured && quote?.bill) {
    const { currencyCode } = quote.bill
    return t('order.insurePremium', { premium: moneyText(amountOf(quote.bill, 'Premium'), currencyCode) })
  }
  const site = options.site.value
  return site ? t('order.insureHelp', { rate: ratePercent(site.insuranceRate) }) : undefined
}
