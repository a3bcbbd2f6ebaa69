import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { ownLinkDoor } from '@/navigation/ownLink'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { FormField } from '@/ui/form/FormField'
import { Notice } from '@/ui/feedback/Notice'
import { TextAreaField } from '@/ui/form/TextAreaField'

import { ScanButton } from '@/ui/scan/ScanButton'
import type { BatchDeclareStore } from './BatchDeclareStore'
import { MAX_BATCH_ROWS } from './BatchList'

import './PasteCard.scss'

/** Paste box that finds the tracking numbers in any text. */
export const PasteCard = observer(function PasteCard({ store }: { store: BatchDeclareStore }) {
  const { pasted, list } = store
  const { text, found, addable } = pasted
  const isLeft = pasted.added !== null && text !== '' && addable.length === 0
  const isUseless = text.trim() !== '' && found.length === 0
  const isTooLong = pasted.searchedText !== text
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
            onChange={pasted.setText}
          />
        </FormField>
        {isTooLong && <Notice tone="warning" text={t('declaration.pasteTooLong')} />}
        <View className="paste__actions">
          <Button
            id="add-found"
            kind="secondary"
            size="m"
            isDisabled={addable.length === 0 || list.isFull}
            onClick={pasted.addFound}
          >
            {t('declaration.pasteAdd', { count: addable.length })}
          </Button>
          <ScanButton onNumber={(number) => list.add([number])} linkDoor={ownLinkDoor} />
        </View>
      </View>
    </Card>
  )
})

function errorOf(isLeft: boolean, isUseless: boolean): string | undefined {
  if (isLeft) return t('declaration.pasteLeft')
  return isUseless ? t('declaration.pasteNothing') : undefined
}

function helpOf({ pasted: { text, added, found, addable }, list }: BatchDeclareStore): string {
  if (list.isFull) return t('declaration.batchFull', { count: MAX_BATCH_ROWS })
  if (text.trim() === '')
    return added === null ? t('declaration.pasteHelp') : t('declaration.pasteAdded', { count: added })
  return t('declaration.pasteFound', { found: found.length, added: found.length - addable.length })
}
