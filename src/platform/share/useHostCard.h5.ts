import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'

import { isInsideWeChat } from '../device/host.h5'
import type { HostCard } from './HostCard'

type Listener = (card: HostCard | null) => void

let shown: HostCard | null = null
let owner: object | null = null
let listener: Listener = () => undefined

/** Tells of the card of the page on screen, now and whenever it changes; null for a page without one. */
export function followCard(next: Listener): void {
  listener = next
  next(shown)
}

/** Sets the card that WeChat's browser shows when the page on screen is shared. Elsewhere pages share links. */
export function useHostCard(read: () => HostCard): void {
  const card = isInsideWeChat() ? read() : null
  const page = useRef({ isOnScreen: false }).current
  const show = () => {
    if (card && page.isOnScreen) tell(card, page)
  }
  const leave = () => {
    page.isOnScreen = false
    if (owner === page) tell(null, null)
  }
  useDidShow(() => {
    page.isOnScreen = true
    show()
  })
  useDidHide(leave)
  useEffect(() => leave, [])
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the card is new in every render, what it says is not
  useEffect(show, [card?.title, card?.url, card?.picture])
}

function tell(card: HostCard | null, of: object | null): void {
  owner = of
  shown = card
  listener(card)
}
