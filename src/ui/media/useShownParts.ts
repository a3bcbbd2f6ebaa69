import Taro, { usePageScroll } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import type { ContentPart } from '@/model/content/contentParts'
import { PartWindow, type ShownParts } from '@/model/content/PartWindow'
import { toDesignPx, viewHeight } from '@/platform/device/screenSize'

interface Measured {
  readonly id: string
  readonly top: number
  readonly height: number
}

/**
 * Which parts of a text to mount at the current scroll position.
 *
 * @param id of the text's element; those of its parts are `partId(id, index)`
 */
export function useShownParts(id: string, parts: readonly ContentPart[]): ShownParts {
  const [window] = useState(() => new PartWindow(viewHeight()))
  const [shown, setShown] = useState(window.shown)
  const { start, end } = shown

  usePageScroll(({ scrollTop }) => setShown(window.scrollTo(toDesignPx(scrollTop))))

  useEffect(() => {
    if (parts.length < 2 && start === 0) return undefined
    let isCurrent = true
    const take = (top: number, found: readonly Measured[]) => {
      const heights = new Map(found.map((part) => [indexOf(part.id), toDesignPx(part.height)]))
      setShown(window.measure(toDesignPx(top), heights))
    }
    Taro.nextTick(() => {
      if (!isCurrent) return
      setShown(window.setParts(parts))
      measure(id, take)
    })
    return () => {
      isCurrent = false
    }
  }, [id, window, parts, start, end])

  return shown
}

export function partId(id: string, index: number): string {
  return `${id}-part-${index}`
}

function indexOf(id: string): number {
  return Number(id.slice(id.lastIndexOf('-') + 1))
}

function measure(id: string, take: (top: number, parts: readonly Measured[]) => void): void {
  Taro.createSelectorQuery()
    .select(`#${id}`)
    .boundingClientRect()
    .selectAll(`#${id} .content-blocks__part`)
    .boundingClientRect()
    .exec(([whole, parts]: [Measured | null, readonly Measured[] | null]) =>
      take(whole?.top ?? 0, parts ?? []),
    )
}
