import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { Card } from '@/ui/layout/Card'

import type { DeclarationChoices } from '../../_shared/declaration/DeclarationChoices'
import type { BatchList } from './BatchList'
import { GoodsFields } from './GoodsFields'

import './CommonCard.scss'

interface Props {
  readonly list: BatchList
  readonly choices: DeclarationChoices
}

/** Goods shared by every row that doesn't override them. */
export const CommonCard = observer(function CommonCard({ list, choices }: Props) {
  return (
    <Card id="batch-common" title={t('declaration.common')}>
      <Text className="common-hint">{t('declaration.commonHint')}</Text>
      <GoodsFields
        prefix="common"
        values={list.common}
        problems={list.commonProblems}
        choices={choices}
        onChange={list.setCommon}
      />
    </Card>
  )
})
