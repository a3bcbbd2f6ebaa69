import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { ParcelDetail } from '@/model/parcel/parcel'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Evidence } from '@/ui/media/Evidence'

import { moneyText } from '@/model/money/money'

/** The customer's declaration, with the cost of services and insurance. */
export const DeclarationCard = observer(function DeclarationCard({ parcel }: { parcel: ParcelDetail }) {
  const urls = parcel.images.map(assetUrl)
  return (
    <Card title={t('parcel.details')} id="parcel-declaration">
      <DescriptionList
        entries={[
          { term: t('parcel.declaredValue'), text: declaredValueText(parcel) },
          { term: t('parcel.quantity'), text: textOf(parcel.itemQuantity) },
          { term: t('parcel.tags'), text: textOf(parcel.tags.join(' · ')) },
          ...serviceEntries(parcel),
          { term: t('parcel.insure'), text: insuranceText(parcel) },
          { term: t('parcel.purchaseOrderNumber'), text: textOf(parcel.purchaseOrderNumber) },
          { term: t('parcel.remarks'), text: textOf(parcel.remarks) },
        ]}
      />
      {urls.length > 0 && (
        <Evidence
          photos={urls.map((url) => ({ url, caption: t('parcel.yourPhotos') }))}
          onPreview={(index) => previewImages(urls, index)}
        />
      )}
    </Card>
  )
})

function textOf(value: string | number | null): string {
  return value === null || value === '' ? t('common.notSet') : String(value)
}

function declaredValueText({ declaredValue, declaredCurrency }: ParcelDetail): string {
  return declaredValue === null ? t('common.notSet') : moneyText(declaredValue, declaredCurrency ?? '')
}

/** Services with their fees, plus the total if there are several. */
function serviceEntries({ additionalServices, additionalServiceFee }: ParcelDetail) {
  const services = additionalServices.map(
    ({ displayName, price, currencyCode }) => `${displayName} ${moneyText(price, currencyCode)}`,
  )
  const entry = { term: t('parcel.services'), text: textOf(services.join(' · ')) }
  if (services.length < 2) return [entry]
  const { amount, currencyCode } = additionalServiceFee
  return [entry, { term: t('care.serviceFee'), text: moneyText(amount, currencyCode) }]
}

function insuranceText({ insurance }: ParcelDetail): string {
  const { isInsured, insuredValue, premium, currencyCode } = insurance
  if (!isInsured || insuredValue === null || premium === null) return t('parcel.notInsured')
  return t('parcel.insured', {
    value: moneyText(insuredValue, currencyCode),
    premium: moneyText(premium, currencyCode),
  })
}
