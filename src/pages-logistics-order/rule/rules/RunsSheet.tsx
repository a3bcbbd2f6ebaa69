import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { RuleRun } from '@/model/order/consolidationRule'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Sheet } from '@/ui/layout/Sheet'
import { ListSkeleton } from '@/ui/list/ListSkeleton'

import { momentText } from '../_shared/ruleTexts'

import type { RulesStore } from './RulesStore'
import { outcomeText, runDetail } from './runTexts'

/** All that a rule has done, newest first, with the orders that came of it. */
export const RunsSheet = observer(function RunsSheet({ store }: { store: RulesStore }) {
  const { opened, runs } = store
  const close = () => store.openRuns(null)

  function openOrder(id: string): void {
    close()
    void openPage('orderDetail', { id })
  }

  return (
    <Sheet isOpen={opened !== null} title={t('rule.runs')} closeText={t('common.close')} onClose={close}>
      <ResourceView resource={runs} skeleton={<ListSkeleton rows={3} />}>
        {(items) =>
          items.map((run) => (
            <Run key={run.id} run={run} currencyCode={opened?.currencyCode ?? ''} onOpenOrder={openOrder} />
          ))
        }
      </ResourceView>
    </Sheet>
  )
})

interface RunProps {
  readonly run: RuleRun
  readonly currencyCode: string
  readonly onOpenOrder: (id: string) => void
}

const Run = observer(function Run({ run, currencyCode, onOpenOrder }: RunProps) {
  const { id, time, orderId, orderCode } = run
  const detail = runDetail(run)
  return (
    <View id={`run-${id}`} className="rule-run">
      <View className="rule-run__words">
        <Text className="rule-run__outcome">{outcomeText(run, currencyCode)}</Text>
        {detail !== '' && <Text className="rule-run__line">{detail}</Text>}
        <Text className="rule-run__line">{[momentText(time), orderCode].filter(Boolean).join(' · ')}</Text>
      </View>
      {orderId !== null && (
        <Button id={`order-${id}`} kind="secondary" size="s" onClick={() => onOpenOrder(orderId)}>
          {t('rule.seeOrder')}
        </Button>
      )}
    </View>
  )
})
