import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import {
  SHOP_FORMATS,
  shopFields,
  shopPasteText,
  type ShopFormat,
  type ShopKey,
} from '@/model/expressNumber/shopFormats'
import type { WarehouseAddress } from '@/model/address/warehouseAddress'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { ChipGroup } from '@/ui/form/ChipGroup'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { copyWithToast } from '@/ui/feedback/copyWithToast'

import './ShopFormatCard.scss'

interface Props {
  readonly address: WarehouseAddress
  readonly format: ShopFormat
  readonly onChoose: (shop: ShopKey) => void
}

/** The address for one shop's form: its fields in the form's order, and the line that the shop can parse. */
export const ShopFormatCard = observer(function ShopFormatCard({ address, format, onChoose }: Props) {
  const line = shopPasteText(format, address)
  return (
    <Card title={t('shopForm.title')}>
      <Text className="shop-format__hint">{t('shopForm.hint')}</Text>
      <ChipGroup
        role="radio"
        options={SHOP_FORMATS.map(({ key }) => ({ key, text: t(`shopForm.${key}`) }))}
        selected={[format.key]}
        onToggle={(key) => onChoose(key as ShopKey)}
      />
      <DescriptionList
        entries={shopFields(format, address).map(({ label, value }) => ({
          term: t(`shopForm.${label}`),
          text: value,
        }))}
      />
      <Text className="shop-format__caption">{t('shopForm.pasted')}</Text>
      <Text id="paste-line" className="shop-format__line" userSelect>
        {line}
      </Text>
      <Button id="copy-line" kind="secondary" size="m" icon="copy" onClick={() => void copyWithToast(line)}>
        {t('shopForm.copy')}
      </Button>
    </Card>
  )
})
