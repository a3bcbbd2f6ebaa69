import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { errorText } from '@/i18n/errorText'
import '@/i18n/packages/customs'
import { CUSTOMS_TONES, worstTitles, type CustomsReadiness } from '@/model/customs/readiness'
import type { Resource } from '@/stores/Resource'

import { Button } from '../control/Button'
import { StatusTag } from '../feedback/StatusTag'
import { ListSkeleton } from '../list/ListSkeleton'
import { RowCard } from '../list/RowCard'
import type { CustomsDoors } from './customsDoors'
import { ReadinessSheet } from './ReadinessSheet'

interface Props extends CustomsDoors {
  readonly readiness: Resource<CustomsReadiness>
}

/** What customs still lacks, in a card of one height, so that nothing moves when the answer arrives. */
export const ReadinessCard = observer(function ReadinessCard({ readiness, onFix, onSource }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { value, error, reload } = readiness
  if (value) {
    return (
      <>
        <Summary readiness={value} onClick={() => setIsOpen(true)} />
        {isOpen && (
          <ReadinessSheet
            readiness={value}
            onFix={(fix) => {
              // The methods are on this page. Other fixes open a page, and the customer comes back to the sheet.
              if (fix.kind === 'CHANGE_CHANNEL') setIsOpen(false)
              onFix(fix)
            }}
            onSource={onSource}
            onClose={() => setIsOpen(false)}
          />
        )}
      </>
    )
  }
  if (!error) return <ListSkeleton rows={1} />
  const retry = () => void reload()
  return (
    <RowCard
      id="customs"
      isEven
      icon="file-edit"
      title={t('customs.title')}
      number={errorText(error)}
      onClick={retry}
      action={
        <Button id="retry-customs" kind="secondary" size="s" onClick={retry}>
          {t('common.retry')}
        </Button>
      }
    />
  )
})

interface SummaryProps {
  readonly readiness: CustomsReadiness
  readonly onClick: () => void
}

const Summary = observer(function Summary({ readiness, onClick }: SummaryProps) {
  const { regionGroup, worst } = readiness
  const tone = CUSTOMS_TONES[worst]
  return (
    <RowCard
      id="customs"
      isEven
      icon="file-edit"
      title={t('customs.title')}
      status={<StatusTag tone={tone} text={t(`customs.level.${worst}`)} />}
      number={regionGroup ? t('customs.to', { place: regionGroup.displayName }) : undefined}
      meta={worst === 'READY' ? t('customs.allReady') : worstTitles(readiness).join(' · ')}
      metaTone={tone}
      onClick={onClick}
    />
  )
})
