import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { problemText } from '@/i18n/problemText'
import { accountName } from '@/model/funds/accountFacts'
import { ChipGroup } from '@/ui/form/ChipGroup'
import { FormField } from '@/ui/form/FormField'
import { Card } from '@/ui/layout/Card'

import { PayTo } from './account/PayTo'
import type { TopUpStore } from './TopUpStore'

import './AccountSection.scss'

/** The receiving account of the chosen method; a choice if there are several. */
export const AccountSection = observer(function AccountSection({ store }: { store: TopUpStore }) {
  const { method, account } = store.options
  const problem = store.form.problems.receivingAccountId
  if (method === null) return null
  const accounts = method.receivingAccounts
  return (
    <Card id="topup-account">
      <FormField
        id="field-receivingAccountId"
        label={t('receivingAccount.title')}
        isRequired
        error={problem && problemText(problem)}
      >
        {(accounts.length > 1 || account === null) && (
          <ChipGroup
            role="radio"
            options={accounts.map((one) => ({ key: one.id, text: accountName(one) }))}
            selected={account ? [account.id] : []}
            onToggle={(id) => store.form.set('receivingAccountId', id)}
          />
        )}
        <Text className="pay-instructions">{method.instructions}</Text>
        {account && <PayTo account={account} paymentMethod={method.paymentMethod} />}
      </FormField>
    </Card>
  )
})
