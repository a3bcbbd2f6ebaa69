import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import type { BoxValues } from '@/model/shipping/box'
import type { Named } from '@/model/shipping/channel'
import type { Resource } from '@/stores/Resource'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { ChipGroup } from '@/ui/form/ChipGroup'
import { FormField } from '@/ui/form/FormField'
import { FormTextField } from '@/ui/form/FormTextField'
import { TextField } from '@/ui/form/TextField'
import { Card } from '@/ui/layout/Card'
import { ListSkeleton } from '@/ui/list/ListSkeleton'

import { DestinationField } from '../_shared/DestinationField'
import type { CalculateStore } from './CalculateStore'

import './BoxForm.scss'

interface Props {
  readonly store: CalculateStore
}

/** Where the box goes, its weight and size, and what is in it. */
export const BoxForm = observer(function BoxForm({ store }: Props) {
  const { form } = store
  const { regionGroupId } = form.problems
  return (
    <Card>
      <DestinationField
        destinations={store.destinations}
        selected={form.values.regionGroupId}
        isRequired
        error={regionGroupId && problemText(regionGroupId)}
        onSelect={(id) => form.set('regionGroupId', id)}
      />
      <FormTextField
        form={form}
        field="weight"
        label={t('calculate.weight')}
        type="digit"
        maxLength={9}
        suffix={<Text className="box-unit">kg</Text>}
        isRequired
      />
      <SizeFields store={store} />
      <GoodsTypes store={store} />
      <MethodTypes store={store} />
    </Card>
  )
})

const SIDES = ['length', 'width', 'height'] as const satisfies readonly (keyof BoxValues)[]

const SizeFields = observer(function SizeFields({ store: { form } }: Props) {
  const problem = SIDES.map((side) => form.problems[side]).find((found) => found !== undefined)
  return (
    <FormField
      label={t('calculate.size')}
      help={t('calculate.sizeHelp')}
      error={problem && problemText(problem)}
    >
      <View className="box-size">
        {SIDES.map((side) => (
          <View key={side} id={`field-${side}`} className="box-size__side">
            <TextField
              id={side}
              label={t(`calculate.${side}`)}
              placeholder={t(`calculate.${side}`)}
              type="digit"
              maxLength={6}
              value={form.values[side]}
              isInvalid={form.problems[side] !== undefined}
              onChange={(text) => form.set(side, text)}
            />
          </View>
        ))}
      </View>
    </FormField>
  )
})

const GoodsTypes = observer(function GoodsTypes({ store }: Props) {
  return (
    <FormField id="field-goodsTypeIds" label={t('calculate.goods')} help={t('calculate.goodsHelp')}>
      <Chips
        options={store.goodsTypes}
        selected={store.form.values.goodsTypeIds}
        onToggle={store.toggleGoods}
      />
    </FormField>
  )
})

const MethodTypes = observer(function MethodTypes({ store: { form, methodTypes } }: Props) {
  return (
    <FormField id="field-shippingMethodTypeId" label={t('calculate.method')}>
      <Chips
        options={methodTypes}
        all={t('calculate.methodAll')}
        selected={[form.values.shippingMethodTypeId]}
        onToggle={(id) => form.set('shippingMethodTypeId', id)}
      />
    </FormField>
  )
})

interface ChipsProps {
  readonly options: Resource<readonly Named[]>
  /** Text of the chip for all, which makes it a choice of one. */
  readonly all?: string
  readonly selected: readonly string[]
  readonly onToggle: (id: string) => void
}

const Chips = observer(function Chips({ options, all, selected, onToggle }: ChipsProps) {
  return (
    <ResourceView resource={options} skeleton={<ListSkeleton rows={1} />}>
      {(named) => (
        <ChipGroup
          role={all === undefined ? 'checkbox' : 'radio'}
          options={[
            ...(all === undefined ? [] : [{ key: '', text: all }]),
            ...named.map(({ id, displayName }) => ({ key: id, text: displayName })),
          ]}
          selected={selected}
          onToggle={onToggle}
        />
      )}
    </ResourceView>
  )
})
