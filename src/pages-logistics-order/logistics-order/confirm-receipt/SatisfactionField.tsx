import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import type { DraftForm } from '@/stores/form/DraftForm'
import { Pressable } from '@/ui/control/Pressable'
import { FormField } from '@/ui/form/FormField'

import type { ReceiptValues } from './ConfirmReceiptStore'

import './SatisfactionField.scss'

const GRADES = ['1', '2', '3', '4', '5'] as const

/** Five stars, of which one to five are chosen; the word for it stands beside them. */
export const SatisfactionField = observer(function SatisfactionField({
  form,
}: {
  form: DraftForm<ReceiptValues>
}) {
  const { satisfaction } = form.values
  const problem = form.problems.satisfaction
  const chosen = GRADES.find((grade) => grade === satisfaction)
  return (
    <FormField
      id="field-satisfaction"
      label={t('confirmReceipt.satisfaction')}
      isRequired
      error={problem && problemText(problem)}
    >
      <View className="satisfaction" id="satisfaction">
        {GRADES.map((grade) => (
          <Pressable
            key={grade}
            id={`satisfaction-${grade}`}
            role="radio"
            className={`satisfaction__star ${Number(grade) <= Number(satisfaction) ? 'satisfaction__star--on' : ''}`}
            label={`${grade} ${t(`confirmReceipt.grade.${grade}`)}`}
            isSelected={grade === satisfaction}
            onClick={() => form.set('satisfaction', grade)}
          >
            <View className="satisfaction__shape" />
          </Pressable>
        ))}
        {chosen && <Text className="satisfaction__word">{t(`confirmReceipt.grade.${chosen}`)}</Text>}
      </View>
    </FormField>
  )
})
