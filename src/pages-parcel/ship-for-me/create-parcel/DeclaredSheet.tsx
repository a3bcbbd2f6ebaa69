import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'

import { t } from '@/i18n'
import { customsNote } from '@/i18n/customsNote'
import { addressCopyText, type WarehouseAddress } from '@/model/address/warehouseAddress'
import type { CustomsReadiness } from '@/model/customs/readiness'
import { ParcelStatus } from '@/model/enumerations/parcel'
import type { ParcelDetail } from '@/model/parcel/parcel'
import { closePage, openPage, returnToPage } from '@/navigation/navigate'
import { focusField, scrollToElement } from '@/platform/page/scrollTo'
import type { Resource } from '@/stores/Resource'
import { useStores } from '@/stores/StoresContext'
import { TextAction } from '@/ui/control/TextAction'
import { copyWithToast } from '@/ui/feedback/copyWithToast'
import { SuccessSheet } from '@/ui/feedback/SuccessSheet'

import './DeclaredSheet.scss'

interface Props {
  readonly parcel: ParcelDetail
  readonly addresses: Resource<readonly WarehouseAddress[]>
  readonly customs: Resource<CustomsReadiness>
  /** Closes the sheet, then goes on. */
  readonly onClose: (goOn: () => Promise<void>) => void
}

/**
 * A parcel on its way is usually one of several, and the next order needs the address. One that has arrived
 * was declared by its number, so the form has nothing more to declare.
 */
export const DeclaredSheet = observer(function DeclaredSheet({ parcel, addresses, customs, onClose }: Props) {
  const { warehouseChoice } = useStores()
  const { id, expressNumber, status } = parcel
  const isOnItsWay = status === ParcelStatus.NotArrival
  // Read ahead: WebKit copies only directly in a tap.
  useEffect(() => {
    if (isOnItsWay) void addresses.ensure()
  }, [isOnItsWay, addresses])

  function copyAddress(): void {
    const address = warehouseChoice.resolve(addresses.value ?? [])
    if (address) void copyWithToast(addressCopyText(address))
    else onClose(() => openPage('warehouseAddress'))
  }

  const see = {
    id: 'see-parcel',
    text: t('declaration.seeParcel'),
    onClick: () => onClose(() => returnToPage('parcelDetail', { id })),
  }
  const again = { id: 'declare-another', text: t('declaration.another'), onClick: () => onClose(beginAgain) }
  const copy = { id: 'copy-address', text: t('declaration.copyAddress'), onClick: copyAddress }
  const lacking = customsNote(customs.value)
  return (
    <SuccessSheet
      title={t('parcel.submitted')}
      text={t(nextText(status), { number: expressNumber })}
      next={isOnItsWay ? again : see}
      others={isOnItsWay ? [copy, see] : []}
      closeText={t('common.close')}
      onClose={() => onClose(() => closePage('parcelList'))}
    >
      <View className="declared-customs">
        {lacking !== undefined && (
          <TextAction id="see-customs" icon="chevron-right" text={lacking} onClick={see.onClick} />
        )}
      </View>
    </SuccessSheet>
  )
})

function nextText(status: ParcelStatus) {
  if (status === ParcelStatus.NotArrival) return 'declaration.submittedNext'
  return status === ParcelStatus.Arrived ? 'declaration.arrivedNext' : 'declaration.readyNext'
}

/** The form is empty again. */
async function beginAgain(): Promise<void> {
  await Promise.resolve()
  scrollToElement('field-expressNumber')
  focusField('field-expressNumber')
}
