import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { isTopupPending, type TopupDetail } from '@/model/funds/topup'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'
import { TextAction } from '@/ui/control/TextAction'
import { Card } from '@/ui/layout/Card'

import { AccountFacts } from '../account/AccountFacts'
import { PayTo } from '../account/PayTo'

/** The receiving account as the customer chose it, with all that's needed to pay while the top-up is pending. */
export const AccountCard = observer(function AccountCard({ topup }: { topup: TopupDetail }) {
  const { receivingAccount: account, paymentMethod } = topup
  return (
    <Card id="topup-account" title={t('receivingAccount.title')}>
      {isTopupPending(topup) ? (
        <PayTo account={account} paymentMethod={paymentMethod} />
      ) : (
        <>
          <AccountFacts account={account} paymentMethod={paymentMethod} />
          {account.qrCode !== null && <SeeCode picture={assetUrl(account.qrCode)} />}
        </>
      )}
    </Card>
  )
})

const SeeCode = observer(function SeeCode({ picture }: { picture: string }) {
  return (
    <TextAction
      id="pay-code"
      text={t('receivingAccount.seeQrCode')}
      icon="scan"
      onClick={() => previewImages([picture], 0)}
    />
  )
})
