import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/customerService'
import type { CustomerService } from '@/model/care/customerService'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { isInsideMiniProgram } from '@/platform/device/host'
import { callPhone } from '@/platform/device/phoneCall'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { ActionBar } from '@/ui/layout/ActionBar'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { copyWithToast } from '@/ui/feedback/copyWithToast'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Page } from '@/ui/layout/Page'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { ContactCodeCard } from './ContactCodeCard'
import { CustomerServiceStore } from './CustomerServiceStore'

export default observer(function CustomerServicePage() {
  usePageTitle('title.customerService')
  const { session } = useStores()
  const store = usePersonalStore((stores) => new CustomerServiceStore(stores))
  usePageRefresh(store.reload, session.sessionCount)

  if (!session.isSignedIn) return <SignInFirst onSignIn={openLogin} />
  return (
    <Page>
      <ResourceView resource={store.contact}>
        {(contact) => (
          <>
            <Contact contact={contact} />
            {contact.qrCode !== '' && <ContactCodeCard qrCode={contact.qrCode} />}
            <ChatBar />
          </>
        )}
      </ResourceView>
    </Page>
  )
})

const Contact = observer(function Contact({ contact }: { contact: CustomerService }) {
  const { name, nickname, wechatId, mobile, email, workingHours } = contact
  return (
    <View>
      <Card title={nickname} aside={name}>
        <DescriptionList entries={[{ term: t('service.hours'), text: workingHours }]} />
      </Card>
      <CellGroup>
        {wechatId !== '' && (
          <Cell
            id="copy-wechat"
            icon="copy"
            title={t('service.wechatId')}
            value={wechatId}
            onClick={() => void copyWithToast(wechatId)}
          />
        )}
        {mobile !== '' && (
          <Cell
            id="call"
            icon="phone"
            title={t('service.mobile')}
            value={mobile}
            onClick={() => callPhone(mobile)}
          />
        )}
        {email !== '' && (
          <Cell
            id="copy-email"
            icon="copy"
            title={t('service.email')}
            value={email}
            onClick={() => void copyWithToast(email)}
          />
        )}
      </CellGroup>
      <CellGroup>
        <Cell
          id="to-faq"
          icon="info"
          title={t('service.faq')}
          description={t('service.faqHint')}
          onClick={() => void openPage('faqList')}
        />
      </CellGroup>
    </View>
  )
})

/** Only the mini program can open a WeChat chat. */
const ChatBar = observer(function ChatBar() {
  if (!isInsideMiniProgram()) return null
  return (
    <ActionBar>
      <Button id="chat" block icon="headset" openType="contact" onClick={() => undefined}>
        {t('service.chat')}
      </Button>
    </ActionBar>
  )
})
