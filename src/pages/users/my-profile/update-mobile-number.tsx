import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/profile'
import { readMobileNumber } from '@/model/account/mobileNumber'
import { validateMobileNumber, type MobileNumberValues } from '@/model/validation/profile'
import { accountApi } from '@/stores/areas/accountApi'
import { usePageStore, useStores, type Stores } from '@/stores/StoresContext'
import { CodeField } from '@/ui/form/CodeField'
import { FormTextField } from '@/ui/form/FormTextField'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { EditPage } from './EditPage'
import { ProfileEdit } from './ProfileEdit'

const mobileNumberEdit = (stores: Stores) =>
  new ProfileEdit<MobileNumberValues>(stores, {
    empty: { mobileNumber: '', code: '' },
    aliases: { target: 'mobileNumber' },
    validate: validateMobileNumber,
    send: ({ mobileNumber, code }) => accountApi(stores.api).updateMobileNumber(mobileNumber.trim(), code),
    isSaved: (user, { mobileNumber }) => user.mobileNumber === readMobileNumber(mobileNumber),
  })

export default observer(function UpdateMobileNumberPage() {
  usePageTitle('title.updateMobileNumber')
  const { verificationCodes } = useStores()
  const edit = usePageStore(mobileNumberEdit)
  return (
    <EditPage route="updateMobileNumber" edit={edit} submit={edit.submit}>
      <FormTextField
        form={edit.form}
        field="mobileNumber"
        label={t('profile.mobileNumber')}
        help={t('profile.mobileNumberHelp')}
        isRequired
        maxLength={40}
        type="tel"
        autoComplete="tel"
      />
      <CodeField form={edit.form} targetField="mobileNumber" purpose="BIND" codes={verificationCodes} />
    </EditPage>
  )
})
