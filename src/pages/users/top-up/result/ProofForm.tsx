import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { isTopupPending, MAX_PROOFS, TOPUP_REMARKS_LIMIT, type TopupDetail } from '@/model/funds/topup'
import { Button } from '@/ui/control/Button'
import { Notice } from '@/ui/feedback/Notice'
import { DraftNotice } from '@/ui/form/DraftNotice'
import { FormTextArea } from '@/ui/form/FormTextArea'
import { PhotosField } from '@/ui/form/PhotosField'
import { Card } from '@/ui/layout/Card'

import type { TopupResultStore } from './TopupResultStore'

interface Props {
  readonly store: TopupResultStore
  readonly topup: TopupDetail
}

/** For a top-up's first proof, or one that replaces the proof under review. */
export const ProofForm = observer(function ProofForm({ store, topup }: Props) {
  const { form } = store.proof
  const isFirst = isTopupPending(topup)
  return (
    <>
      <DraftNotice form={form} text={t('common.draftRestored')} discardText={t('common.draftDiscard')} />
      {!isFirst && <Notice tone="brand" text={t('topupResult.correctHint')} />}
      <Card id="proof-form" title={t(isFirst ? 'topupResult.proof' : 'topupResult.newProof')}>
        <PhotosField
          form={form}
          limit={MAX_PROOFS}
          label={t('topupResult.images')}
          help={t('topupResult.imagesHelp')}
          isRequired
        />
        <FormTextArea
          form={form}
          field="remarks"
          label={t('topupResult.remarks')}
          help={t('topupResult.remarksHelp')}
          limit={TOPUP_REMARKS_LIMIT}
        />
        {!isFirst && (
          <Button id="keep-proof" kind="secondary" size="m" block onClick={store.proof.discard}>
            {t('topupResult.keep')}
          </Button>
        )}
      </Card>
    </>
  )
})
