import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { DraftForm } from '@/stores/form/DraftForm'
import { FormTextArea } from '@/ui/form/FormTextArea'
import { FormTextField } from '@/ui/form/FormTextField'
import { Card } from '@/ui/layout/Card'

import { RULE_NAME_LIMIT, RULE_REMARKS_LIMIT, type RuleValues } from '../_shared/RuleValues'

/** What the customer calls the rule, and what its orders say. */
export const NameCard = observer(function NameCard({ form }: { form: DraftForm<RuleValues> }) {
  return (
    <Card title={t('rule.more')}>
      <FormTextField
        form={form}
        field="displayName"
        label={t('rule.name')}
        help={t('rule.nameHelp')}
        maxLength={RULE_NAME_LIMIT}
      />
      <FormTextArea
        form={form}
        field="remarks"
        label={t('order.remarks')}
        help={t('rule.remarksHelp')}
        limit={RULE_REMARKS_LIMIT}
      />
    </Card>
  )
})
