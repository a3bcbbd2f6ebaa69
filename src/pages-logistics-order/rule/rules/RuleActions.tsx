import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { ConsolidationRule } from '@/model/order/consolidationRule'
import { openPage } from '@/navigation/navigate'
import { askToConfirm } from '@/platform/dialog/modal'
import { showToast } from '@/platform/dialog/toast'
import { Button } from '@/ui/control/Button'
import { useCommand } from '@/ui/control/useCommand'

import type { RulesStore } from './RulesStore'

interface Props {
  readonly store: RulesStore
  readonly rule: ConsolidationRule
}

/** What a customer can do with a rule; one that is done can only be deleted. */
export const RuleActions = observer(function RuleActions({ store, rule }: Props) {
  const { id, state } = rule
  const remove = useCommand(async () => {
    const isSure = await askToConfirm({
      title: t('rule.remove'),
      content: t('rule.removeAsk'),
      confirmText: t('rule.remove'),
      cancelText: t('rule.keep'),
    })
    if (!isSure) return
    await store.remove(rule)
    showToast(t('rule.removed'))
  })
  return (
    <View className="rule-card__actions">
      {state !== 'DONE' && (
        <>
          <Button id={`try-${id}`} kind="text" size="s" onClick={() => store.tryOut(rule)}>
            {t('rule.try')}
          </Button>
          <PauseButton store={store} rule={rule} />
          <Button id={`change-${id}`} kind="text" size="s" onClick={() => void openPage('editRule', { id })}>
            {t('rule.change')}
          </Button>
        </>
      )}
      <Button
        id={`remove-${id}`}
        kind="text"
        size="s"
        isBusy={remove.isRunning}
        onClick={() => void remove.run()}
      >
        {t('rule.remove')}
      </Button>
    </View>
  )
})

const PauseButton = observer(function PauseButton({ store, rule }: Props) {
  const { id, state } = rule
  const isActive = state === 'ACTIVE'
  const toggle = useCommand(async () => {
    await (isActive ? store.pause(rule) : store.resume(rule))
    showToast(t(isActive ? 'rule.paused' : 'rule.resumed'))
  })
  return (
    <Button
      id={`toggle-${id}`}
      kind="text"
      size="s"
      isBusy={toggle.isRunning}
      onClick={() => void toggle.run()}
    >
      {t(isActive ? 'rule.pause' : 'rule.resume')}
    </Button>
  )
})
