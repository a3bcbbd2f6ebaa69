import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { CLAIM_NOTE_LIMIT, MAX_CLAIM_IMAGES, WRONG_NUMBERS_A_DAY } from '@/model/parcel/unclaimedParcel'
import { openPage } from '@/navigation/navigate'
import { showToast } from '@/platform/dialog/toast'
import { ActionBar } from '@/ui/layout/ActionBar'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { ContactNotice } from '@/ui/account/ContactNotice'
import { FormTextArea } from '@/ui/form/FormTextArea'
import { FormTextField } from '@/ui/form/FormTextField'
import { Notice } from '@/ui/feedback/Notice'
import { useFormCommand } from '@/ui/form/useFormCommand'

import { DraftNotice } from '../../_shared/DraftNotice'
import { ProofField } from '../../_shared/ProofField'
import { problemIn } from '../../_shared/problemIn'
import type { ClaimParcelStore } from './ClaimParcelStore'

/** The whole number, the proof, and what is known about them. */
export const ClaimForm = observer(function ClaimForm({ store }: { store: ClaimParcelStore }) {
  const { proof, lock, isReachable } = store
  const submit = useFormCommand(
    async () => {
      if (await store.submit()) showToast(t('unclaimed.submitted'))
    },
    () => problemIn(proof),
  )
  return (
    <>
      {!isReachable && <ContactNotice onComplete={() => void openPage('myProfile')} />}
      <DraftNotice proof={proof} />
      <Card title={t('unclaimed.proof')}>
        <FormTextField
          form={proof.form}
          field="expressNumber"
          label={t('unclaimed.number')}
          help={t('unclaimed.numberHelp', { count: WRONG_NUMBERS_A_DAY })}
          isRequired
          maxLength={60}
        />
        <ProofField
          proof={proof}
          limit={MAX_CLAIM_IMAGES}
          label={t('unclaimed.images')}
          help={t('unclaimed.imagesHelp')}
          isRequired
        />
        <FormTextArea
          form={proof.form}
          field="note"
          label={t('unclaimed.note')}
          help={t('unclaimed.noteHelp')}
          limit={CLAIM_NOTE_LIMIT}
        />
      </Card>
      {lock !== null && <LockNotice text={lock} />}
      <ActionBar note={isReachable ? undefined : t('validation.contactRequired')}>
        <Button
          id="submit"
          block
          isBusy={submit.isRunning}
          isDisabled={!isReachable}
          onClick={() => void submit.run()}
        >
          {t('unclaimed.submit')}
        </Button>
      </ActionBar>
    </>
  )
})

/** The server lets go of the lock by itself: the button stays, so that the form can be sent then. */
const LockNotice = observer(function LockNotice({ text }: { text: string }) {
  return (
    <Notice
      tone="danger"
      title={t('unclaimed.locked')}
      text={`${text} ${t('unclaimed.lockedKept')}`}
      action={{ text: t('unclaimed.customerService'), onClick: () => void openPage('customerService') }}
    />
  )
})
