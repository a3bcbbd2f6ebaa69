import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/identity'
import { isApiError } from '@/model/call/ApiError'
import { PASSWORD_MAX_LENGTH } from '@/model/validation/limits'
import { showToast } from '@/platform/dialog/toast'
import type { IdentityStore } from '@/stores/session/IdentityStore'

import { Button } from '../control/Button'
import { useCommand } from '../control/useCommand'
import { ChipGroup } from '../form/ChipGroup'
import { CodeInput } from '../form/CodeInput'
import { FormTextField } from '../form/FormTextField'
import { useFormCommand } from '../form/useFormCommand'
import { Sheet } from '../layout/Sheet'

import './IdentitySheet.scss'

interface Props {
  readonly store: IdentityStore
  /** @param isConfirmed false if the customer has turned away */
  readonly onClose: (isConfirmed: boolean) => void
}

/** Asks the customer to prove who they are, before something that a thief of their session would do. */
export const IdentitySheet = observer(function IdentitySheet({ store, onClose }: Props) {
  const { form, current } = store
  const confirm = useFormCommand(form, async () => {
    try {
      if (await store.submit()) onClose(true)
    } catch (error) {
      // The session is over: the login page opens, and what was asked for isn't this session's any more.
      if (isApiError(error) && error.kind === 'unauthorized') onClose(false)
      throw error
    }
  })

  return (
    <Sheet
      isOpen
      title={t('identity.title')}
      closeText={t('common.close')}
      onClose={() => onClose(false)}
      foot={
        <View className="identity-foot">
          <Button
            id="confirm-identity"
            block
            isBusy={confirm.isRunning}
            onClick={() => (current ? void confirm.run() : onClose(false))}
          >
            {t(current ? 'identity.confirm' : 'common.close')}
          </Button>
        </View>
      }
    >
      <Text className="identity-text">{t(current ? 'identity.why' : 'identity.none')}</Text>
      <Ways store={store} />
      <Proof store={store} onEnter={() => void confirm.run()} />
    </Sheet>
  )
})

const Ways = observer(function Ways({ store: { ways, current, take } }: Pick<Props, 'store'>) {
  if (ways.length < 2) return null
  return (
    <View className="identity-ways">
      <ChipGroup
        role="radio"
        options={ways.map(({ way }) => ({ key: way, text: t(`identity.way.${way}`) }))}
        selected={current ? [current.way] : []}
        onToggle={take}
      />
    </View>
  )
})

interface ProofProps extends Pick<Props, 'store'> {
  /** Called on the keyboard's Enter in the password. */
  readonly onEnter: () => void
}

const Proof = observer(function Proof({ store, onEnter }: ProofProps) {
  const { form, current, secondsLeft, sendCode } = store
  const send = useCommand(async () => {
    await sendCode()
    showToast(t('code.sent'))
  })
  if (!current) return null
  if (current.way === 'password')
    return (
      <FormTextField
        form={form}
        field="identityPassword"
        label={t('identity.password')}
        isRequired
        type="password"
        maxLength={PASSWORD_MAX_LENGTH}
        autoComplete="current-password"
        onConfirm={onEnter}
      />
    )
  if (current.contact === null) return <Text className="identity-text">{t('identity.wechat')}</Text>
  return (
    <>
      <Text className="identity-text">{t('identity.sendsTo', { contact: current.contact })}</Text>
      <CodeInput
        form={form}
        field="identityCode"
        sendId="send-identity-code"
        secondsLeft={secondsLeft}
        isSending={send.isRunning}
        onSend={() => void send.run()}
      />
    </>
  )
})
