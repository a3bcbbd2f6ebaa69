import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/profile'
import { isReachable, type User } from '@/model/account/user'
import { formatMobileNumber } from '@/model/account/mobileNumber'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { ContactNotice } from '@/ui/account/ContactNotice'
import { Page } from '@/ui/layout/Page'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { AccountActions } from './AccountActions'
import { AvatarRow } from './AvatarRow'
import { ProfileStore } from './ProfileStore'
import './my-profile.scss'

export default observer(function MyProfilePage() {
  usePageTitle('title.myProfile')
  const { session } = useStores()
  const store = usePersonalStore((stores) => new ProfileStore(stores))
  usePageRefresh(store.reload, session.sessionCount)

  const { isSignedIn, user } = session
  if (!isSignedIn)
    return <SignInFirst text={t('profile.gate')} hint={t('profile.gateHint')} onSignIn={openLogin} />
  return (
    <Page>
      {user ? (
        <>
          {!isReachable(user) && <ContactNotice />}
          <AvatarRow store={store} user={user} />
          <Fields user={user} />
          <AccountActions store={store} />
        </>
      ) : (
        <ResourceView resource={store.record}>{() => null}</ResourceView>
      )}
    </Page>
  )
})

const Fields = observer(function Fields({ user }: { user: User }) {
  const notSet = t('common.notSet')
  return (
    <CellGroup>
      <Cell
        id="nickname"
        title={t('profile.nickname')}
        value={user.nickname}
        onClick={() => void openPage('updateNickname')}
      />
      <Cell
        id="mobile-number"
        title={t('profile.mobileNumber')}
        value={user.mobileNumber === null ? notSet : formatMobileNumber(user.mobileNumber)}
        onClick={() => void openPage('updateMobileNumber')}
      />
      <Cell
        id="email"
        title={t('profile.email')}
        value={user.email ?? notSet}
        onClick={() => void openPage('updateEmail')}
      />
      <Cell
        id="wechat-id"
        title={t('profile.wechatId')}
        value={user.wechatId ?? notSet}
        onClick={() => void openPage('updateWechatId')}
      />
      {user.hasPassword && (
        <Cell
          id="change-password"
          title={t('profile.changePassword')}
          onClick={() => void openPage('changePassword')}
        />
      )}
    </CellGroup>
  )
})
