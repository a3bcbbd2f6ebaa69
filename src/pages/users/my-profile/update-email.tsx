import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/profile'
import { validateEmail, type EmailValues } from '@/model/validation/profile'
import { accountApi } from '@/stores/areas/accountApi'
import { usePageStore, useStores, type Stores } from '@/stores/StoresContext'
import { CodeField } from '@/ui/form/CodeField'
import { FormTextField } from '@/ui/form/FormTextField'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { EditPage } from './EditPage'
import { ProfileEdit } from './ProfileEdit'

const emailEdit = (stores: Stores) =>
  new ProfileEdit<EmailValues>(stores, {
    empty: { email: '', code: '' },
    aliases: { target: 'email' },
    validate: validateEmail,
    send: ({ email, code }) => accountApi(stores.api).updateEmail(email.trim(), code),
    isSaved: (user, { email }) => user.email === email.trim().toLowerCase(),
  })

export default observer(function UpdateEmailPage() {
  usePageTitle('title.updateEmail')
  const { verificationCodes } = useStores()
  const edit = usePageStore(emailEdit)
  return (
    <EditPage route="updateEmail" edit={edit} submit={edit.submit}>
      <FormTextField
        form={edit.form}
        field="email"
        label={t('profile.email')}
        help={t('profile.codeGoesThere')}
        isRequired
        type="email"
        maxLength={120}
        autoComplete="email"
      />
      <CodeField form={edit.form} targetField="email" purpose="BIND" codes={verificationCodes} />
    </EditPage>
  )
})
