import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/profile'
import { NICKNAME_MAX_LENGTH } from '@/model/validation/limits'
import { validateNickname, type NicknameValues } from '@/model/validation/profile'
import { accountApi } from '@/stores/areas/accountApi'
import { usePageStore, type Stores } from '@/stores/StoresContext'
import { FormTextField } from '@/ui/form/FormTextField'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { EditPage } from './EditPage'
import { ProfileEdit } from './ProfileEdit'

const nicknameEdit = (stores: Stores) =>
  new ProfileEdit<NicknameValues>(stores, {
    empty: { nickname: '' },
    of: ({ nickname }) => ({ nickname }),
    validate: validateNickname,
    send: ({ nickname }) => accountApi(stores.api).updateNickname(nickname.trim()),
  })

export default observer(function UpdateNicknamePage() {
  usePageTitle('title.updateNickname')
  const edit = usePageStore(nicknameEdit)
  return (
    <EditPage route="updateNickname" edit={edit} submit={edit.submit}>
      <FormTextField
        form={edit.form}
        field="nickname"
        label={t('profile.nickname')}
        help={t('profile.nicknameHelp')}
        isRequired
        maxLength={NICKNAME_MAX_LENGTH}
        autoComplete="nickname"
      />
    </EditPage>
  )
})
