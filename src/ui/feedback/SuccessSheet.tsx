import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { Button } from '../control/Button'
import { CloseButton, SheetLayer } from '../layout/Sheet'
import { SuccessMark } from './SuccessMark'

import './SuccessSheet.scss'

interface Action {
  readonly id: string
  readonly text: string
  readonly onClick: () => void
}

interface Props {
  readonly title: string
  /** A picture in place of the tick, where nothing was done. */
  readonly picture?: ReactNode
  /** One sentence: what happens now. */
  readonly text: string
  /** More to read, before the actions. */
  readonly children?: ReactNode
  /** What most customers do next. */
  readonly next: Action
  readonly others?: readonly Action[]
  readonly closeText: string
  /** The page's way out: a tap outside the sheet, its cross, Escape, or going back. */
  readonly onClose: () => void
}

/** Says that something is done, and offers what comes next. Show it with `useSuccess`. */
export function SuccessSheet(props: Props) {
  const { title, picture, text, children, next, others = [], closeText, onClose } = props
  return (
    <SheetLayer label={`${title} ${text}`} onClose={onClose}>
      <View id="success" className="success-sheet">
        <View className="success-sheet__close">
          <CloseButton text={closeText} onClick={onClose} />
        </View>
        {picture ?? <SuccessMark />}
        <Text className="success-sheet__title">{title}</Text>
        <Text className="success-sheet__text">{text}</Text>
        {children}
        <View className="success-sheet__actions">
          <Button id={next.id} block onClick={next.onClick}>
            {next.text}
          </Button>
          {others.length > 0 && (
            <View className="success-sheet__others">
              {others.map(({ id, text: label, onClick }) => (
                <Button key={id} id={id} kind="secondary" size="m" onClick={onClick}>
                  {label}
                </Button>
              ))}
            </View>
          )}
        </View>
      </View>
    </SheetLayer>
  )
}
