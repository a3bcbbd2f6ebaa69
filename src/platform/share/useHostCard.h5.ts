import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef, type MutableRefObject } from 'react'

import { isInsideWeChat } from '../device/host.h5'
import type { HostCard } from './HostCard'

type Listener = (card: HostCard | null) => void
/** A page with a card: whether it is on screen. */
type Page = MutableRefObject<boolean>

let shown: HostCard | null = null
let owner: Page | null = null
let listener: Listener = () => undefined

/** Tells of the card of the page on screen, now and whenever it changes; null for a page without one. */
export function followCard(next: Listener): void {
  listener = next
  next(shown)
}

/** Sets the card that WeChat's browser shows when the page on screen is shared. Elsewhere pages share links. */
export function useHostCard(read: () => HostCard): void {
  const card = isInsideWeChat() ? read() : null
  const isOnScreen = useRef(false)
  const show = () => {
    if (card && isOnScreen.current) tell(card, isOnScreen)
  }
  useDidShow(() => {
    isOnScreen.current = true
    show()
  })
  useDidHide(() => leave(isOnScreen))
  useEffect(() => () => leave(isOnScreen), [])
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the card is new in every render, what it says is not
  useEffect(show, [card?.title, card?.url, card?.picture])
}

function leave(page: Page): void {
  page.current = false
  if (owner === page) tell(null, null)
}

function tell(card: HostCard | null, of: Page | null): void {
  owner = of
  shown = card
  listener(card)
}
