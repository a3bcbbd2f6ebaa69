import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/formatNumber'
import { currencySymbol } from '@/model/money'
import type { Parcel } from '@/model/parcel'
import { assetUrl } from '@/platform/assetUrl'
import { previewImages } from '@/platform/imagePreview'
import { Card } from '@/ui/Card'
import { DescriptionList } from '@/ui/DescriptionList'
import { Evidence } from '@/ui/Evidence'

/** What the customer declared. */
export const DeclarationCard = observer(function DeclarationCard({ parcel }: { parcel: Parcel }) {
  const urls = parcel.images.map(assetUrl)
  return (
    <Card title={t('parcel.details')} id="parcel-declaration">
      <DescriptionList
        entries={[
          { term: t('parcel.declaredValue'), text: amountText(parcel, parcel.declaredValue) },
          { term: t('parcel.quantity'), text: textOf(parcel.itemQuantity) },
          { term: t('parcel.tags'), text: textOf(parcel.tags.join(' · ')) },
          {
            term: t('parcel.services'),
            text: textOf(parcel.additionalServices.map(({ displayName }) => displayName).join(' · ')),
          },
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

function amountText({ declaredCurrency }: Parcel, amount: string | null): string {
  if (amount === null) return t('common.notSet')
  return `${currencySymbol(declaredCurrency ?? '')}${formatNumber(amount)}`
}

function insuranceText(parcel: Parcel): string {
  const { isInsured, insuredValue, premium } = parcel.insurance
  if (!isInsured) return t('parcel.notInsured')
  return t('parcel.insured', {
    value: amountText(parcel, insuredValue),
    premium: amountText(parcel, premium),
  })
}
