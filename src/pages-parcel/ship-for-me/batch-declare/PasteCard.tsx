import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { FormField } from '@/ui/form/FormField'
import { Notice } from '@/ui/feedback/Notice'
import { TextAreaField } from '@/ui/form/TextAreaField'

import { ScanButton } from '../../_shared/scan/ScanButton'
import type { BatchDeclareStore } from './BatchDeclareStore'
import { MOST_ROWS } from './BatchList'

import './PasteCard.scss'

/** Whatever a customer has: the numbers are found in it. */
export const PasteCard = observer(function PasteCard({ store }: { store: BatchDeclareStore }) {
  const { text, found, addable } = store
  const isLeft = store.added !== null && text !== '' && addable.length === 0
  const isUseless = text.trim() !== '' && found.length === 0
  const isTooLong = store.readText !== text
  return (
    <Card title={t('declaration.paste')}>
      <View className="paste">
        <FormField
          id="field-paste"
          label={t('declaration.pasteLabel')}
          help={helpOf(store)}
          error={errorOf(isLeft, isUseless)}
        >
          <TextAreaField
            id="paste"
            label={t('declaration.pasteLabel')}
            value={text}
            placeholder={t('declaration.pastePlaceholder')}
            onChange={store.setText}
          />
        </FormField>
        {isTooLong && <Notice tone="warning" text={t('declaration.pasteTooLong')} />}
        <View className="paste__actions">
          <Button
            id="add-found"
            kind="secondary"
            size="m"
            isDisabled={addable.length === 0 || store.isFull}
            onClick={store.addFound}
          >
            {t('declaration.pasteAdd', { count: addable.length })}
          </Button>
          <ScanButton onNumber={(number) => store.list.add([number])} />
        </View>
      </View>
    </Card>
  )
})

function errorOf(isLeft: boolean, isUseless: boolean): string | undefined {
  if (isLeft) return t('declaration.pasteLeft')
  return isUseless ? t('declaration.pasteNothing') : undefined
}

function helpOf({ text, added, found, addable, isFull }: BatchDeclareStore): string {
  if (isFull) return t('declaration.batchFull', { count: MOST_ROWS })
  if (text.trim() === '')
    return added === null ? t('declaration.pasteHelp') : t('declaration.pasteAdded', { count: added })
  return t('declaration.pasteFound', { found: found.length, added: found.length - addable.length })
}
