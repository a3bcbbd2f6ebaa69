import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { TopupStatus } from '@/model/enumerations/funds'
import type { ReceivingAccount, TopupDetail } from '@/model/funds/topup'
import { moneyText } from '@/model/money/money'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'
import { TextAction } from '@/ui/control/TextAction'
import { copyWithToast } from '@/ui/feedback/copyWithToast'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { QrFrame } from '@/ui/media/QrFrame'

const FIELDS = ['bankHolderName', 'bankName', 'cardNumber', 'shopName'] as const

/** Where the money goes, as it was when the customer asked for the top-up. */
export const AccountCard = observer(function AccountCard({ topup }: { topup: TopupDetail }) {
  const { receivingAccount: account } = topup
  const entries = FIELDS.flatMap((field) => {
    const text = account[field]
    return text === null ? [] : [{ term: t(`topupResult.${field}`), text }]
  })
  return (
    <Card id="topup-account" title={t('topupResult.account')}>
      <DescriptionList entries={entries} />
      <Copies account={account} />
      {account.qrCode !== null && <QrCode picture={assetUrl(account.qrCode)} topup={topup} />}
    </Card>
  )
})

const Copies = observer(function Copies({ account }: { account: ReceivingAccount }) {
  const { cardNumber, payLink } = account
  return (
    <>
      {cardNumber !== null && (
        <TextAction
          id="copy-number"
          text={t('topupResult.copyNumber')}
          icon="copy"
          onClick={() => void copyWithToast(cardNumber)}
        />
      )}
      {payLink !== null && (
        <TextAction
          id="copy-link"
          text={t('topupResult.copyLink')}
          icon="copy"
          onClick={() => void copyWithToast(payLink)}
        />
      )}
    </>
  )
})

/** Large as long as the customer still has to pay. */
const QrCode = observer(function QrCode({ picture, topup }: { picture: string; topup: TopupDetail }) {
  const open = () => previewImages([picture], 0)
  if (topup.status === TopupStatus.Pending) {
    return (
      <QrFrame
        id="pay-code"
        picture={picture}
        label={t('topupResult.qrCode')}
        hint={t('topupResult.scan', { amount: moneyText(topup.amount, topup.currencyCode) })}
        onOpen={open}
      />
    )
  }
  return <TextAction id="pay-code" text={t('topupResult.seeQrCode')} icon="scan" onClick={open} />
})
