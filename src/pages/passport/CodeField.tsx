import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { t } from '@/i18n'
import type { CodePurpose } from '@/model/session'
import { showToast } from '@/platform/toast'
import type { Form } from '@/stores/Form'
import { useStores } from '@/stores/StoresContext'
import { Button } from '@/ui/Button'
import { FormTextField } from '@/ui/FormTextField'
import { useCommand } from '@/ui/useCommand'

interface CodeValues {
  readonly target: string
  readonly code: string
}

interface Props<Values extends CodeValues> {
  readonly form: Form<Values>
  readonly purpose: CodePurpose
}

/** The verification code, with the button that sends one and counts down to the next. */
export const CodeField = observer(function CodeField<Values extends CodeValues>({
  form,
  purpose,
}: Props<Values>) {
  const { verificationCodes } = useStores()
  const fields = form as unknown as Form<CodeValues>
  const target = fields.values.target.trim()
  const secondsLeft = verificationCodes.secondsLeft(target, purpose)
  const send = useCommand(async () => {
    if (!fields.checkField('target')) return
    await fields.attempt(() => verificationCodes.send(target, purpose))
    showToast(t('passport.codeSent'))
  })

  return (
    <FormTextField
      form={fields}
      field="code"
      label={t('passport.code')}
      isRequired
      type="number"
      maxLength={6}
      autoComplete="one-time-code"
      suffix={
        <Button
          id="send-code"
          kind="text"
          size="s"
          isBusy={send.isRunning}
          isDisabled={secondsLeft > 0}
          onClick={() => void send.run()}
        >
          {secondsLeft > 0 ? t('passport.resendIn', { seconds: secondsLeft }) : t('passport.sendCode')}
        </Button>
      }
    />
  )
}) as <Values extends CodeValues>(props: Props<Values>) => ReactNode
