import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'

import { Button } from '../control/Button'
import { SearchBox } from '../list/SearchBox'
import type { LinkDoor } from './LinkDoor'
import { ScanButton } from './ScanButton'

import './ScanSearch.scss'

interface Props {
  readonly id: string
  readonly value: string
  readonly placeholder: string
  readonly onChange: (text: string) => void
  /** Called with what was typed or scanned; empty when the customer clears the field. */
  readonly onSubmit: (text: string) => void
  readonly linkDoor: LinkDoor
  /** In characters; -1 for any number, so that a whole message can be pasted. */
  readonly maxLength?: number
  /** Whether it scans right away, for a page that was opened to scan. */
  readonly startsNow?: boolean
}

/** A search field for what is typed, pasted or scanned. */
export const ScanSearch = observer(function ScanSearch(props: Props) {
  const { value, onSubmit, linkDoor, startsNow = false, ...field } = props
  return (
    <View className="scan-search">
      <View className="scan-search__box">
        <SearchBox {...field} value={value} clearText={t('common.clear')} onSubmit={onSubmit} />
      </View>
      <ScanButton isIcon startsNow={startsNow} onNumber={onSubmit} linkDoor={linkDoor} />
      <Button id="search" kind="text" size="m" onClick={() => onSubmit(value)}>
        {t('common.search')}
      </Button>
    </View>
  )
})
