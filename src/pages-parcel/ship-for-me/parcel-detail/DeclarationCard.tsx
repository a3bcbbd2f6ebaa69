import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { parcelNumberText } from '@/i18n/parcelNumberText'
import { moneyText } from '@/model/money/money'
import type { ParcelDetail } from '@/model/parcel/parcel'
import { isParcelEditable } from '@/model/parcel/parcelCare'
import { openPage } from '@/navigation/navigate'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'
import { Button } from '@/ui/control/Button'
import { TextAction } from '@/ui/control/TextAction'
import { copyWithToast } from '@/ui/feedback/copyWithToast'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Evidence } from '@/ui/media/Evidence'
import { CourierBadge } from '@/ui/parcel/CourierBadge'

import './DeclarationCard.scss'

/** What is inside, how it comes to the warehouse, and what services and insurance cost. */
export const DeclarationCard = observer(function DeclarationCard({ parcel }: { parcel: ParcelDetail }) {
  const { id, expressCompany, expressNumber } = parcel
  return (
    <Card id="parcel-declaration">
      <View className="declaration__head">
        <Text className="declaration__name">{parcel.declaredName ?? t('parcel.unnamed')}</Text>
        {parcel.isDeclared && isParcelEditable(parcel) && (
          <Button
            id="edit-declaration"
            kind="text"
            size="s"
            onClick={() => void openPage('parcelUpdate', { id })}
          >
            {t('parcel.edit')}
          </Button>
        )}
      </View>
      <View className="declaration__courier">
        <CourierBadge courier={expressCompany} size="s" />
        <TextAction
          id="copy-number"
          text={parcelNumberText(parcel)}
          icon="copy"
          onClick={() => void copyWithToast(expressNumber)}
        />
      </View>
      <DescriptionList entries={entriesOf(parcel)} />
      <OwnPhotos urls={parcel.images.map(assetUrl)} />
    </Card>
  )
})

const OwnPhotos = observer(function OwnPhotos({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null
  return (
    <Evidence
      photos={urls.map((url) => ({ url, caption: t('parcel.yourPhotos') }))}
      onPreview={(index) => previewImages(urls, index)}
    />
  )
})

/** What is known; a row without a value isn't shown. */
function entriesOf(parcel: ParcelDetail) {
  const { englishName, material, tags, purchaseOrderNumber, remarks } = parcel
  return [
    { term: t('parcel.englishName'), text: englishName ?? '' },
    { term: t('parcel.material'), text: material ?? '' },
    { term: t('parcel.declaredValue'), text: valueText(parcel) },
    { term: t('parcel.insure'), text: insuranceText(parcel) },
    ...serviceEntries(parcel),
    { term: t('parcel.tags'), text: tags.join(' · ') },
    { term: t('parcel.purchaseOrderNumber'), text: purchaseOrderNumber ?? '' },
    { term: t('parcel.remarks'), text: remarks ?? '' },
  ].filter(({ text }) => text !== '')
}

function valueText({ declaredValue, declaredCurrency, itemQuantity }: ParcelDetail): string {
  const value = declaredValue === null ? '' : moneyText(declaredValue, declaredCurrency ?? '')
  if (itemQuantity === null) return value
  return value === ''
    ? t('parcel.itemCount', { count: itemQuantity })
    : t('parcel.valueOfItems', { value, count: itemQuantity })
}

/** Services with their fees, plus the total if there are several. */
function serviceEntries({ additionalServices, additionalServiceFee }: ParcelDetail) {
  const services = additionalServices.map(
    ({ displayName, price, currencyCode }) => `${displayName} ${moneyText(price, currencyCode)}`,
  )
  const entry = { term: t('parcel.services'), text: services.join(' · ') }
  if (services.length < 2) return [entry]
  const { amount, currencyCode } = additionalServiceFee
  return [entry, { term: t('care.serviceFee'), text: moneyText(amount, currencyCode) }]
}

/** Empty until the parcel is declared. */
function insuranceText({ insurance, isDeclared }: ParcelDetail): string {
  const { isInsured, insuredValue, premium, currencyCode } = insurance
  if (!isDeclared) return ''
  if (!isInsured || insuredValue === null || premium === null) return t('parcel.notInsured')
  return t('parcel.insured', {
    value: moneyText(insuredValue, currencyCode),
    premium: moneyText(premium, currencyCode),
  })
}
