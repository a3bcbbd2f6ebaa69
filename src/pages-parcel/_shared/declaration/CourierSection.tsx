import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import { ownLinkDoor } from '@/navigation/ownLink'
import { Card } from '@/ui/layout/Card'
import { FormField } from '@/ui/form/FormField'
import { FormTextField } from '@/ui/form/FormTextField'

import { ScanButton } from '@/ui/scan/ScanButton'
import { CourierField } from './CourierField'
import type { DeclarationEditor } from './DeclarationEditor'
import { FixedText } from './FixedText'

/** Tracking number and courier. The number suggests a courier, but the customer can always choose another. */
export const CourierSection = observer(function CourierSection({ editor }: { editor: DeclarationEditor }) {
  const { form, company, candidates, choices } = editor
  const problem = form.problems.expressCompanyCode

  return (
    <Card title={t('parcel.sectionParcel')}>
      <NumberField editor={editor} />
      <CourierField
        id="expressCompanyCode"
        company={company}
        candidates={candidates}
        companies={choices.companies.value ?? []}
        isSuggested={form.values.expressCompanyCode === null && candidates.length > 0}
        error={problem && problemText(problem)}
        onChoose={(code) => form.set('expressCompanyCode', code)}
      />
    </Card>
  )
})

const NumberField = observer(function NumberField({ editor }: { editor: DeclarationEditor }) {
  const { form } = editor
  const problem = form.problems.expressNumber
  if (editor.isNumberFixed) {
    return (
      <FormField
        id="field-expressNumber"
        label={t('parcel.expressNumber')}
        help={t('declaration.numberFixed')}
        error={problem && problemText(problem)}
      >
        <FixedText>{form.values.expressNumber}</FixedText>
      </FormField>
    )
  }
  return (
    <FormTextField
      form={form}
      field="expressNumber"
      label={t('parcel.expressNumber')}
      help={t('parcel.expressNumberHelp')}
      isRequired
      maxLength={60}
      onBlur={() => void editor.detectExpress()}
      suffix={
        <ScanButton onNumber={(number) => void editor.setScannedNumber(number)} linkDoor={ownLinkDoor} />
      }
    />
  )
})
