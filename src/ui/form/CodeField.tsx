import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { t } from '@/i18n'
import '@/i18n/packages/code'
import type { CodePurpose } from '@/model/account/session'
import { showToast } from '@/platform/dialog/toast'
import type { Form } from '@/stores/form/Form'
import type { VerificationCodeStore } from '@/stores/session/VerificationCodeStore'

import { Button } from '../control/Button'
import { FormTextField } from './FormTextField'
import { useFormCommand } from './useFormCommand'

type CodeValues<Target extends string> = Readonly<Record<Target | 'code', string>>

interface Props<Target extends string, Values extends CodeValues<Target>> {
  readonly form: Form<Values>
  /** Field with the phone number or email address that the code is sent to. */
  readonly targetField: Target
  readonly purpose: CodePurpose
  readonly codes: VerificationCodeStore
}

/** Verification code field with a send button that counts down until it can send again. */
export const CodeField = observer(function CodeField<
  Target extends string,
  Values extends CodeValues<Target>,
>({ form, targetField, purpose, codes }: Props<Target, Values>) {
  const fields = form as unknown as Form<CodeValues<string>>
  const target = (fields.values[targetField] ?? '').trim()
  const secondsLeft = codes.secondsLeft(target)
  const send = useFormCommand(
    {
      get firstProblem() {
        return fields.problems[targetField] ? targetField : null
      },
    },
    async () => {
      if (await fields.submit(() => codes.send(target, purpose), [targetField])) showToast(t('code.sent'))
    },
  )

  return (
    <FormTextField
      form={fields}
      field="code"
      label={t('code.label')}
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
          {secondsLeft > 0 ? t('code.resendIn', { seconds: secondsLeft }) : t('code.send')}
        </Button>
      }
    />
  )
}) as <Target extends string, Values extends CodeValues<Target>>(props: Props<Target, Values>) => ReactNode
