import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatMeasure } from '@/model/format/formatMeasure'
import { RULE_KINDS } from '@/model/order/consolidationRule'
import { ChipGroup } from '@/ui/form/ChipGroup'
import { FormTextField } from '@/ui/form/FormTextField'
import { Card } from '@/ui/layout/Card'

import { ParcelsField } from './ParcelsField'
import type { RuleEditor } from './RuleEditor'
import { ScheduleFields } from './ScheduleFields'

/** What the rule waits for. */
export const TriggerCard = observer(function TriggerCard({ editor }: { editor: RuleEditor }) {
  const { form } = editor
  return (
    <Card title={t('rule.when')}>
      <View id="field-kind" className="form-field">
        <ChipGroup
          role="radio"
          options={RULE_KINDS.map((kind) => ({ key: kind, text: t(`rule.kind.${kind}`) }))}
          selected={[form.values.kind]}
          onToggle={(key) => {
            const kind = RULE_KINDS.find((other) => other === key)
            if (kind) form.set('kind', kind)
          }}
        />
      </View>
      <Condition editor={editor} />
    </Card>
  )
})

const Condition = observer(function Condition({ editor }: { editor: RuleEditor }) {
  switch (editor.form.values.kind) {
    case 'PARCELS':
      return <ParcelsField editor={editor} />
    case 'SCHEDULE':
      return <ScheduleFields form={editor.form} />
    case 'WEIGHT':
      return (
        <FormTextField
          form={editor.form}
          field="kilograms"
          type="digit"
          label={t('rule.kilograms')}
          help={t('rule.kilogramsHelp', { weight: formatMeasure(editor.readyWeight) })}
          suffix={<Text>kg</Text>}
          isRequired
        />
      )
  }
})
