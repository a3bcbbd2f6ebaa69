import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { t } from '@/i18n'
import type { CodePurpose } from '@/model/account/session'
import { showToast } from '@/platform/dialog/toast'
import type { Form } from '@/stores/form/Form'
import type { VerificationCodeStore } from '@/stores/session/VerificationCodeStore'

import { CodeInput } from './CodeInput'
import { useFormCommand } from './useFormCommand'

type CodeValues<Target extends string> = Readonly<Record<Target | 'code', string>>

interface Props<Target extends string, Values extends CodeValues<Target>> {
  readonly form: Form<Values>
  /** Field with the phone number or email address that the code is sent to. */
  readonly targetField: Target
  readonly purpose: CodePurpose
  readonly codes: VerificationCodeStore
}

/** Field for a verification code that is sent to what another field of the form says. */
export const CodeField = observer(function CodeField<
  Target extends string,
  Values extends CodeValues<Target>,
>({ form, targetField, purpose, codes }: Props<Target, Values>) {
  const fields = form as unknown as Form<CodeValues<string>>
  const target = (fields.values[targetField] ?? '').trim()
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
    <CodeInput
      form={fields}
      field="code"
      sendId="send-code"
      secondsLeft={codes.secondsLeft(target)}
      isSending={send.isRunning}
      onSend={() => void send.run()}
    />
  )
}) as <Target extends string, Values extends CodeValues<Target>>(props: Props<Target, Values>) => ReactNode
