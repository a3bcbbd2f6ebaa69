import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import { Button } from '@/ui/control/Button'
import { FormField } from '@/ui/form/FormField'

import { ChosenParcelRow } from '../../_shared/ChosenParcelRow'

import { ParcelsSheet } from './ParcelsSheet'
import type { RuleEditor } from './RuleEditor'

/** The parcels to wait for, and the way to others. */
export const ParcelsField = observer(function ParcelsField({ editor }: { editor: RuleEditor }) {
  const [isChoosing, setIsChoosing] = useState(false)
  const problem = editor.form.problems.parcelIds
  return (
    <>
      <FormField
        id="field-parcelIds"
        label={t('rule.parcels')}
        isRequired
        help={t('rule.parcelsHelp')}
        error={problem && problemText(problem)}
      >
        {editor.chosen.map((chosen) => (
          <ChosenParcelRow key={chosen.id} chosen={chosen} onRemove={editor.removeParcel} />
        ))}
        <Button
          id="choose-parcels"
          kind="secondary"
          size="m"
          icon="plus"
          block
          onClick={() => setIsChoosing(true)}
        >
          {t('rule.parcelsAdd')}
        </Button>
      </FormField>
      <ParcelsSheet editor={editor} isOpen={isChoosing} onClose={() => setIsChoosing(false)} />
    </>
  )
})
