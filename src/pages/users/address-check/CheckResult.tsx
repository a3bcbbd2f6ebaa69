import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'

import { t } from '@/i18n'
import type { AddressCheck, Verdict } from '@/model/address/addressCheck/addressCheck'
import { addressCopyText } from '@/model/address/warehouseAddress'
import { scrollToElement } from '@/platform/page/scrollTo'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { Icon } from '@/ui/media/Icon'
import { copyWithToast } from '@/ui/feedback/copyWithToast'
import { semantics } from '@/ui/control/semantics'

import { CheckLine } from './CheckLine'

import './CheckResult.scss'

interface Props {
  readonly result: AddressCheck
  readonly chosenName: string | null
}

/** The verdict, its details, and a button to copy the right address. */
export const CheckResult = observer(function CheckResult({ result, chosenName }: Props) {
  const { verdict, address, lines } = result
  useEffect(() => scrollToElement('check-result'), [result])
  return (
    <Card id="check-result">
      <View className={`check-result__head check-result__head--${verdict}`} {...semantics({ role: 'alert' })}>
        <Icon name={verdict === 'right' ? 'check' : 'alert'} />
        <View className="check-result__words">
          <Text className="check-result__verdict">{t(`addressCheck.${verdict}`)}</Text>
          {notesOf(result, chosenName).map((note) => (
            <Text key={note} className="check-result__note">
              {note}
            </Text>
          ))}
        </View>
      </View>
      {verdict !== 'unknown' && (
        <>
          <Text className="check-result__against">{t('addressCheck.against', { name: address.name })}</Text>
          {lines
            .filter(({ expected }) => expected !== '')
            .map((line) => (
              <CheckLine key={line.field} line={line} />
            ))}
        </>
      )}
      <View className="check-result__copy">
        <Button
          id="copy-right"
          kind={verdict === 'right' ? 'secondary' : 'primary'}
          block
          icon="copy"
          onClick={() => void copyWithToast(addressCopyText(address))}
        >
          {t('addressCheck.copyRight')}
        </Button>
      </View>
    </Card>
  )
})

function notesOf({ verdict, address }: AddressCheck, chosenName: string | null): readonly string[] {
  const isOther = verdict !== 'unknown' && chosenName !== null && chosenName !== address.name
  return [
    ...hintOf(verdict),
    ...(isOther ? [t('addressCheck.isOther', { other: address.name, chosen: chosenName })] : []),
  ]
}

function hintOf(verdict: Verdict): readonly string[] {
  if (verdict === 'usable') return [t('addressCheck.usableHint')]
  return verdict === 'unknown' ? [t('addressCheck.unknownHint')] : []
}
