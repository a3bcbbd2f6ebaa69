import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/profile'
import { usePageStore } from '@/stores/StoresContext'
import { FormTextField } from '@/ui/form/FormTextField'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { EditPage } from './EditPage'
import { QrCodeField } from './QrCodeField'
import { UpdateWechatIdStore } from './UpdateWechatIdStore'

export default observer(function UpdateWechatIdPage() {
  usePageTitle('title.updateWechatId')
  const store = usePageStore((stores) => new UpdateWechatIdStore(stores))
  return (
    <EditPage route="updateWechatId" edit={store.edit} submit={store.submit}>
      <FormTextField
        form={store.edit.form}
        field="wechatId"
        label={t('profile.wechatId')}
        help={t('profile.wechatIdHelp')}
        maxLength={30}
      />
      <QrCodeField store={store} />
    </EditPage>
  )
})
