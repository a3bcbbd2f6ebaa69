import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { moneyText } from '@/model/money/money'
import { MAX_SERVICE_REMARKS } from '@/model/parcel/serviceRequest'
import { openTopUp } from '@/navigation/openTopUp'
import { showToast } from '@/platform/dialog/toast'
import { Button } from '@/ui/control/Button'
import { useCommand } from '@/ui/control/useCommand'
import { CheckRow } from '@/ui/form/CheckRow'
import { FormField } from '@/ui/form/FormField'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { Sheet } from '@/ui/layout/Sheet'

import type { ParcelServicesStore } from './ParcelServicesStore'

interface Props {
  readonly store: ParcelServicesStore
}

/** Chooses a service and pays for it. */
export const ServiceSheet = observer(function ServiceSheet({ store }: Props) {
  return (
    <Sheet
      isOpen={store.isSheetOpen}
      title={t('service.choose')}
      closeText={t('common.close')}
      onClose={store.closeSheet}
      foot={<Foot store={store} />}
    >
      <View className="service-offers">
        {store.services.value?.offers.map(
          ({ id, displayName, description, price, currencyCode, unavailable }) => (
            <CheckRow
              key={id}
              id={`offer-${id}`}
              role="radio"
              title={displayName}
              description={unavailable?.message ?? description}
              aside={moneyText(price, currencyCode)}
              isChecked={store.chosen?.id === id}
              isDisabled={unavailable !== null}
              onToggle={() => store.choose(id)}
            />
          ),
        )}
      </View>
      <Remarks store={store} />
    </Sheet>
  )
})

/** What staff should know; nothing for longer storage, which needs nobody's hands. */
const Remarks = observer(function Remarks({ store: { chosen, remarks, setRemarks } }: Props) {
  if (!chosen || chosen.result === 'FREE_DAYS') return null
  const label = t('service.remarks')
  return (
    <FormField label={label} count={{ used: remarks.length, limit: MAX_SERVICE_REMARKS }}>
      <TextAreaField
        id="service-remarks"
        label={label}
        value={remarks}
        maxLength={MAX_SERVICE_REMARKS}
        onChange={setRemarks}
      />
    </FormField>
  )
})

/** The price, what is there to pay it with, and the one thing to do. */
const Foot = observer(function Foot({ store }: Props) {
  const { chosen, settlement } = store
  const request = useCommand(async () => {
    const made = await store.request()
    if (made) showToast(t(made.result === 'FREE_DAYS' ? 'service.extended' : 'service.requested'))
  })
  if (!chosen || !settlement) return null
  const { currencyCode } = chosen
  const { balance, shortfall } = settlement
  const note =
    shortfall === null
      ? t('service.balance', { balance: moneyText(balance, currencyCode) })
      : t('service.shortfall', { amount: moneyText(shortfall, currencyCode) })
  return (
    <View className="service-foot">
      <View className="service-foot__words">
        <Text className="service-foot__price">{moneyText(chosen.price, currencyCode)}</Text>
        <Text className={`service-foot__note ${shortfall === null ? '' : 'service-foot__note--short'}`}>
          {note}
        </Text>
      </View>
      {shortfall === null ? (
        <Button id="pay-service" isBusy={request.isRunning} onClick={() => void request.run()}>
          {t('service.pay')}
        </Button>
      ) : (
        <Button id="top-up" onClick={() => void openTopUp(shortfall)}>
          {t('service.topUp')}
        </Button>
      )}
    </View>
  )
})
