import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/unclaimed'
import type { ParcelClaim, UnclaimedParcel } from '@/model/parcel/unclaimedParcel'
import { openLogin } from '@/navigation/signIn'
import { unclaimedParcelApi } from '@/stores/areas/unclaimedParcelApi'
import { ListStore } from '@/stores/list/ListStore'
import { usePersonalStore, type Stores } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { Notice } from '@/ui/feedback/Notice'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'
import { ListSearch } from '@/ui/list/ListSearch'
import { EVEN_ROW_HEIGHT } from '@/ui/list/RowCard'

import { ClaimRow } from './ClaimRow'
import { NoClaims } from './NoClaims'
import { NothingUnclaimed } from './NothingUnclaimed'
import { UnclaimedRow } from './UnclaimedRow'

const MINE = 'mine'

export default observer(function UnclaimedParcelPage() {
  usePageTitle('title.unclaimedParcel')
  const list = usePersonalStore(unclaimed)
  const isMine = list.tab === MINE
  return (
    <ListPage
      list={list}
      rowHeight={EVEN_ROW_HEIGHT}
      renderRow={(one) => (isClaim(one) ? <ClaimRow claim={one} /> : <UnclaimedRow parcel={one} />)}
      tabs={[
        { key: null, text: t('unclaimed.all') },
        { key: MINE, text: t('unclaimed.mine') },
      ]}
      note={!isMine && <HowToFind list={list} />}
      empty={
        isMine ? (
          <NoClaims onLook={() => void list.select(null)} />
        ) : (
          <NothingUnclaimed isFiltered={list.filter !== ''} />
        )
      }
      signIn={<SignInFirst text={t('unclaimed.gate')} onSignIn={openLogin} />}
    />
  )
})

type UnclaimedList = ReturnType<typeof unclaimed>

/** Unclaimed parcels, searchable by the end of their number, or the customer's own claims. */
function unclaimed(stores: Stores) {
  const api = unclaimedParcelApi(stores.api)
  return new ListStore<UnclaimedParcel | ParcelClaim, typeof MINE>(stores, {
    fetch: ({ filter, ...range }, tab) =>
      tab === MINE
        ? api.listMyClaims(range)
        : api.list({ ...range, ...(filter !== undefined && { filter }) }),
  })
}

function isClaim(one: UnclaimedParcel | ParcelClaim): one is ParcelClaim {
  return 'unclaimedParcelId' in one
}

const HowToFind = observer(function HowToFind({ list }: { list: UnclaimedList }) {
  return (
    <>
      <ListSearch list={list} id="unclaimed-search" placeholder={t('unclaimed.search')} />
      <Notice tone="brand" text={t('unclaimed.how')} />
    </>
  )
})
