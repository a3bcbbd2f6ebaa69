import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatDateTime } from '@/model/format/relativeTime'
import { moneyText } from '@/model/money/money'
import { serviceTone, ServiceRequestStatus, type ServiceRequest } from '@/model/parcel/serviceRequest'
import { assetUrl } from '@/platform/build/assetUrl'
import { askToConfirm } from '@/platform/dialog/modal'
import { showToast } from '@/platform/dialog/toast'
import { previewImages } from '@/platform/photo/imagePreview'
import { Button } from '@/ui/control/Button'
import { useCommand } from '@/ui/control/useCommand'
import { StatusTag } from '@/ui/feedback/StatusTag'
import { Evidence } from '@/ui/media/Evidence'

import type { ParcelServicesStore } from './ParcelServicesStore'

interface Props {
  readonly store: ParcelServicesStore
  readonly request: ServiceRequest
}

/** A requested service: how far it is, and what came of it. */
export const ServiceRow = observer(function ServiceRow({ store, request }: Props) {
  const { id, service, status, statusDisplayName, creationTime, remarks, reason } = request
  const paid = moneyText(service.price, service.currencyCode)
  return (
    <View className="service" id={`service-${id}`}>
      <View className="service__head">
        <Text className="service__name">{service.displayName}</Text>
        <StatusTag tone={serviceTone(request)} text={statusDisplayName} />
      </View>
      <View className="service__line">
        <Text className="service__meta">{`${paid} · ${formatDateTime(creationTime)}`}</Text>
        {status === ServiceRequestStatus.Requested && <WithdrawButton store={store} request={request} />}
      </View>
      {remarks !== null && <Text className="service__meta">{remarks}</Text>}
      {reason !== null && <Text className="service__reason">{t('service.refunded', { reason })}</Text>}
      <Photos images={request.images} />
    </View>
  )
})

const WithdrawButton = observer(function WithdrawButton({ store, request }: Props) {
  const { displayName: name, price, currencyCode } = request.service
  const withdraw = useCommand(async () => {
    const isSure = await askToConfirm({
      title: t('service.withdrawTitle', { name }),
      content: t('service.withdrawAsk', { price: moneyText(price, currencyCode) }),
      confirmText: t('service.withdraw'),
      cancelText: t('common.cancel'),
    })
    if (!isSure) return
    await store.withdraw(request)
    showToast(t('service.withdrawn'))
  })
  return (
    <Button
      id={`withdraw-${request.id}`}
      kind="text"
      size="s"
      isBusy={withdraw.isRunning}
      onClick={() => void withdraw.run()}
    >
      {t('service.withdraw')}
    </Button>
  )
})

const Photos = observer(function Photos({ images }: Pick<ServiceRequest, 'images'>) {
  if (images.length === 0) return null
  const urls = images.map(({ url }) => assetUrl(url))
  return (
    <Evidence
      photos={images.map(({ time }, index) => ({
        url: urls[index] ?? '',
        caption: time ? formatDateTime(time) : '',
      }))}
      viewText={t('parcel.viewPhoto')}
      onPreview={(index) => previewImages(urls, index)}
    />
  )
})
