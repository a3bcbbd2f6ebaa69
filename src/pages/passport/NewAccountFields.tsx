import { observer } from 'mobx-react'
import { useState, type ReactNode } from 'react'

import { t } from '@/i18n'
import { PASSWORD_MAX_LENGTH } from '@/model/validation/limits'
import type { NewAccountValues } from '@/model/validation/passport'
import type { Form } from '@/stores/form/Form'
import { useStores } from '@/stores/StoresContext'
import { Notice } from '@/ui/feedback/Notice'
import { FormTextField } from '@/ui/form/FormTextField'

import type { Agreement } from './Agreement'
import { AgreementRow } from './AgreementRow'

interface Props<Values extends NewAccountValues> {
  readonly form: Form<Values>
  readonly agreement: Agreement
  /** Extra fields for this way of signing up. */
  readonly children?: ReactNode
}

/** Fields that every sign-up form shares: username, password, referral code and agreement. */
export const NewAccountFields = observer(function NewAccountFields<Values extends NewAccountValues>({
  form,
  agreement,
  children,
}: Props<Values>) {
  const fields = form as unknown as Form<NewAccountValues>
  const { referral } = useStores()
  const [invitedWith] = useState(referral.isFromLink ? referral.code : '')
  return (
    <>
      {invitedWith !== '' && <Notice tone="brand" text={t('passport.invited', { code: invitedWith })} />}
      <FormTextField
        form={fields}
        field="username"
        label={t('passport.username')}
        help={t('passport.usernameHelp')}
        isRequired
        maxLength={30}
        autoComplete="username"
      />
      <FormTextField
        form={fields}
        field="password"
        label={t('passport.password')}
        help={t('passport.passwordHelp')}
        isRequired
        type="password"
        maxLength={PASSWORD_MAX_LENGTH}
        autoComplete="new-password"
      />
      {children}
      <FormTextField
        form={fields}
        field="referralCode"
        label={t('passport.referralCode')}
        help={t('common.optional')}
        maxLength={30}
      />
      <AgreementRow agreement={agreement} />
    </>
  )
}) as <Values extends NewAccountValues>(props: Props<Values>) => ReactNode
