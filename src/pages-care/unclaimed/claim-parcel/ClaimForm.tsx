import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { CLAIM_NOTE_LIMIT, MAX_CLAIM_IMAGES, MAX_WRONG_NUMBERS_PER_DAY } from '@/model/parcel/unclaimedParcel'
import { openPage } from '@/navigation/navigate'
import { Card } from '@/ui/layout/Card'
import { ContactNotice } from '@/ui/account/ContactNotice'
import { DraftNotice } from '@/ui/form/DraftNotice'
import { FormTextArea } from '@/ui/form/FormTextArea'
import { FormTextField } from '@/ui/form/FormTextField'
import { Notice } from '@/ui/feedback/Notice'
import { PhotosField } from '@/ui/form/PhotosField'
import { SubmitBar } from '@/ui/form/SubmitBar'

import type { ClaimParcelStore } from './ClaimParcelStore'

interface Props {
  readonly store: ClaimParcelStore
  readonly onClaimed: () => void
}

/** Full tracking number, proof of purchase and note. */
export const ClaimForm = observer(function ClaimForm({ store, onClaimed }: Props) {
  const { form, lock, isReachable } = store

  async function submit(): Promise<void> {
    if (await store.submit()) onClaimed()
  }

  return (
    <>
      {!isReachable && <ContactNotice onComplete={() => void openPage('myProfile')} />}
      <DraftNotice form={form} text={t('common.draftRestored')} discardText={t('common.draftDiscard')} />
      <Card title={t('unclaimed.proof')}>
        <FormTextField
          form={form}
          field="expressNumber"
          label={t('unclaimed.number')}
          help={t('unclaimed.numberHelp', { count: MAX_WRONG_NUMBERS_PER_DAY })}
          isRequired
          maxLength={60}
        />
        <PhotosField
          form={form}
          limit={MAX_CLAIM_IMAGES}
          label={t('unclaimed.images')}
          help={t('unclaimed.imagesHelp')}
          isRequired
        />
        <FormTextArea
          form={form}
          field="note"
          label={t('unclaimed.note')}
          help={t('unclaimed.noteHelp')}
          limit={CLAIM_NOTE_LIMIT}
        />
      </Card>
      {lock !== null && <LockNotice text={lock} />}
      <SubmitBar
        form={form}
        text={t('unclaimed.submit')}
        obstacle={isReachable ? undefined : t('validation.contactRequired')}
        onSubmit={submit}
      />
    </>
  )
})

/** The server's lock expires by itself, so the submit button stays for a later attempt. */
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
