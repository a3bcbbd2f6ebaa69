import { observer } from 'mobx-react'
import { useEffect, useSyncExternalStore } from 'react'

import { t } from '@/i18n'
import '@/i18n/packages/rail'
import { tabTexts } from '@/i18n/tabTexts'
import { ParcelStatus } from '@/model/enumerations/parcel'
import { unreadOf } from '@/model/message/message'
import { openPage } from '@/navigation/navigate'
import { PATHS, routeOf, TABS, type RouteName } from '@/navigation/routes'
import { openLogin } from '@/navigation/signIn'
import { addressedUrl, followAddress } from '@/platform/page/besidePages.h5'
import { useStores } from '@/stores/StoresContext'
import '@/ui/media/accountIcons.scss'
import { Rail, type RailLink } from '@/ui/wide/Rail'
import type { RailIconName } from '@/ui/wide/RailIcon'

import { placeOf } from './placeOf'

/** Routes that open without parameters. */
type Place =
  | 'parcelList'
  | 'createParcel'
  | 'orderList'
  | 'messageList'
  | 'calculate'
  | 'afterSalesList'
  | 'myAddresses'
  | 'customerService'
  | 'settingList'

const TAB_ICONS = ['tab-home', 'tab-store', 'tab-address', 'tab-mine'] as const

/** The rail with this app's links: the tabs, the most used pages, and the customer's account. */
export const AppRail = observer(function AppRail() {
  const { session, statusDefinitions, unread } = useStores()
  const { isSignedIn, sessionCount, user, customer } = session
  const route = routeOf(useSyncExternalStore(followAddress, addressedUrl))
  useEffect(() => {
    if (!isSignedIn) return
    if (session.user === null) void session.owner.reload()
    void statusDefinitions.parcel.ensure()
    void unread.ensure()
  }, [isSignedIn, sessionCount, session, statusDefinitions, unread])

  const current = { route, place: route && placeOf(route) }
  const inStore = isSignedIn ? statusDefinitions.parcelCount(ParcelStatus.Inbound) : 0
  return (
    <Rail
      label={t('rail.label')}
      home={{ ...linkTo('home', t('app.name'), 'tab-home', current), id: 'brand', state: undefined }}
      groups={[
        TABS.map((name, index) =>
          linkTo(name, tabTexts()[index] ?? '', TAB_ICONS[index] ?? 'tab-home', current),
        ),
        [
          { ...linkTo('parcelList', t('rail.parcels'), 'parcel', current), count: inStore },
          linkTo('createParcel', t('rail.declare'), 'parcel-plus', current),
          linkTo('orderList', t('rail.orders'), 'truck', current),
          {
            ...linkTo('messageList', t('rail.messages'), 'bell', current),
            count: unreadOf(unread.value, null),
          },
          linkTo('calculate', t('rail.calculate'), 'calculator', current),
          linkTo('afterSalesList', t('rail.afterSales'), 'refresh', current),
          linkTo('myAddresses', t('rail.addresses'), 'address', current),
          linkTo('customerService', t('rail.support'), 'headset', current),
          linkTo('settingList', t('rail.settings'), 'settings', current),
        ],
      ]}
      account={
        isSignedIn
          ? {
              ...linkTo('myProfile', customer?.nickname ?? '', 'user', current),
              picture: user?.avatar ?? null,
              detail: customer?.idCode ?? '',
            }
          : null
      }
      signIn={{ text: t('signIn.gateAction'), onClick: () => void openLogin() }}
    />
  )
})

interface Current {
  readonly route: RouteName | null
  /** The link whose part of the app the page belongs to. */
  readonly place: RouteName | null
}

function linkTo(
  name: Place | 'myProfile' | (typeof TABS)[number],
  text: string,
  icon: RailIconName,
  { route, place }: Current,
): RailLink {
  return {
    id: name,
    text,
    icon,
    href: `#${PATHS[name]}`,
    state: (name === route && 'page') || (name === place && 'part') || undefined,
    onOpen: () => void openPage(name),
  }
}
