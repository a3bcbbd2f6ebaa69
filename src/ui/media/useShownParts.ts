import Taro, { usePageScroll } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import type { ContentPart } from '@/model/content/contentParts'
import { PartWindow, type ShownParts } from '@/model/content/PartWindow'
import { toDesignPx, viewHeight } from '@/platform/device/screenSize'
import { measure } from '@/platform/page/measure'
import type { Measures } from '@/platform/page/measures'

/**
 * Which parts of a text to mount at the current scroll position.
 *
 * @param id of the text's element; those of its parts are `partId(id, index)`
 */
export function useShownParts(id: string, parts: readonly ContentPart[]): ShownParts {
  const [window] = useState(() => new PartWindow(viewHeight(), parts))
  const [shown, setShown] = useState(window.shown)
  const { start, end } = shown

  usePageScroll(({ scrollTop }) => setShown(window.scrollTo(toDesignPx(scrollTop))))

  useEffect(() => {
    if (parts.length < 2 && start === 0) return undefined
    let isCurrent = true
    const take = ({ top }: Measures, found: readonly Measures[]) => {
      const heights = new Map(found.map((part) => [indexOf(part.id), toDesignPx(part.height)]))
      setShown(window.measure(toDesignPx(top), heights))
    }
    Taro.nextTick(() => {
      if (!isCurrent) return
      setShown(window.setParts(parts))
      measure(id, '.content-blocks__part', take)
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
