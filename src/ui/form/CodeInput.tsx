import { observer } from 'mobx-react'
import type { ComponentProps, ReactNode } from 'react'

import { t } from '@/i18n'
import '@/i18n/packages/code'

import { Button } from '../control/Button'
import { FormTextField } from './FormTextField'

interface Props<Values extends object> extends Pick<
  ComponentProps<typeof FormTextField<Values>>,
  'form' | 'field'
> {
  /** Of the button that sends a code. */
  readonly sendId: string
  /** Until another one may be sent; 0 if one may be sent now. */
  readonly secondsLeft: number
  readonly isSending: boolean
  readonly onSend: () => void
}

/** Field for a verification code, with a button that sends one and counts down until it can send again. */
export const CodeInput = observer(function CodeInput<Values extends object>(props: Props<Values>) {
  const { form, field, sendId, secondsLeft, isSending, onSend } = props
  return (
    <FormTextField
      form={form}
      field={field}
      label={t('code.label')}
      isRequired
      type="number"
      maxLength={6}
      autoComplete="one-time-code"
      suffix={
        <Button
          id={sendId}
          kind="text"
          size="s"
          isBusy={isSending}
          isDisabled={secondsLeft > 0}
          onClick={onSend}
        >
          {secondsLeft > 0 ? t('code.resendIn', { seconds: secondsLeft }) : t('code.send')}
        </Button>
      }
    />
  )
}) as <Values extends object>(props: Props<Values>) => ReactNode
