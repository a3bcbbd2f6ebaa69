import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/addressCheck'
import { openLogin } from '@/navigation/signIn'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FormPage } from '@/ui/form/FormPage'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { AddressCheckStore } from './AddressCheckStore'
import { CheckResult } from './CheckResult'

import './address-check.scss'

export default observer(function AddressCheckPage() {
  usePageTitle('title.addressCheck')
  const { session } = useStores()
  const store = usePageStore((stores) => new AddressCheckStore(stores))
  usePageRefresh(store.load, session.ownerId)

  return (
    <FormPage form={store.form} gate={t('addressCheck.gate')} onSignIn={openLogin}>
      <ResourceView resource={store.addresses}>
        {(addresses) =>
          addresses.length === 0 ? (
            <EmptyState illustration="mailbox" text={t('addressCheck.noAddress')} />
          ) : (
            <>
              <PastedText store={store} />
              {store.result && <CheckResult result={store.result} chosenName={store.chosenName} />}
            </>
          )
        }
      </ResourceView>
    </FormPage>
  )
})

const PastedText = observer(function PastedText({ store }: { store: AddressCheckStore }) {
  const { text } = store.form.values
  return (
    <Card title={t('addressCheck.title')}>
      <TextAreaField
        id="pasted"
        label={t('addressCheck.title')}
        placeholder={t('addressCheck.placeholder')}
        value={text}
        onChange={store.setText}
      />
      <View className="address-check__actions">
        {text !== '' && (
          <Button id="clear" kind="text" size="m" onClick={() => store.setText('')}>
            {t('common.clear')}
          </Button>
        )}
        <Button id="check" size="m" isDisabled={text.trim() === ''} onClick={store.check}>
          {t('addressCheck.action')}
        </Button>
      </View>
    </Card>
  )
})
