import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/parcelService'
import type { Parcel } from '@/model/parcel/parcel'
import { canRequestServices, mayHaveServices, type ParcelServices } from '@/model/parcel/serviceRequest'
import { Button } from '@/ui/control/Button'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { SkeletonBlock } from '@/ui/feedback/SkeletonBlock'
import { Card } from '@/ui/layout/Card'

import type { ParcelServicesStore } from './ParcelServicesStore'
import { ServiceRow } from './ServiceRow'
import { ServiceSheet } from './ServiceSheet'

import './ServicesCard.scss'

interface Props {
  readonly store: ParcelServicesStore
  readonly parcel: Pick<Parcel, 'status'>
}

/** What has been done to the parcel on request, and what else can be. */
export const ServicesCard = observer(function ServicesCard({ store, parcel }: Props) {
  const { services } = store
  const canRequest = canRequestServices(parcel)
  if (!mayHaveServices(parcel) || (services.value && isEmpty(services.value, canRequest))) return null
  return (
    <Card id="parcel-services" title={t('service.title')}>
      <ResourceView resource={services} skeleton={<SkeletonBlock shape="block" />}>
        {({ requests }) => (
          <>
            {requests.map((request) => (
              <ServiceRow key={request.id} store={store} request={request} />
            ))}
            {requests.length === 0 && <Text className="services__intro">{t('service.intro')}</Text>}
            {canRequest && (
              <Button
                id="choose-service"
                kind="secondary"
                size="m"
                block
                onClick={() => void store.openSheet()}
              >
                {t('service.choose')}
              </Button>
            )}
          </>
        )}
      </ResourceView>
      <ServiceSheet store={store} />
    </Card>
  )
})

/** Whether there is nothing to show and nothing to ask for. */
function isEmpty({ offers, requests }: ParcelServices, canRequest: boolean): boolean {
  return requests.length === 0 && (!canRequest || offers.length === 0)
}
