import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { RULE_KINDS, type RuleKind } from '@/model/order/consolidationRule'
import { openPage } from '@/navigation/navigate'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import type { IconName } from '@/ui/media/iconNames'

const ICONS: Readonly<Record<RuleKind, IconName>> = { PARCELS: 'parcel', SCHEDULE: 'clock', WEIGHT: 'scale' }

/** What rules are for, and an example of each kind to begin with. */
export const NoRules = observer(function NoRules() {
  return (
    <>
      <EmptyState illustration="parcel" text={t('rule.empty')} hint={t('rule.emptyHint')} />
      <CellGroup title={t('rule.examples')}>
        {RULE_KINDS.map((kind) => (
          <Cell
            key={kind}
            id={`example-${kind}`}
            icon={ICONS[kind]}
            title={t(`rule.example.${kind}`)}
            description={t(`rule.exampleHint.${kind}`)}
            onClick={() => void openPage('editRule', { kind })}
          />
        ))}
      </CellGroup>
    </>
  )
})
