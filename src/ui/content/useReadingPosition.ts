import { usePageScroll } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import { ReadingPosition } from './ReadingPosition'

/**
 * Returns the reader to where they stopped in a text, also after a restart. Call it in a component that is
 * rendered along with the text.
 *
 * @param url of the text's page
 * @param elementId of the element that contains the text
 */
export function useReadingPosition(url: string, elementId: string): void {
  const [position] = useState(() => new ReadingPosition(url, elementId))
  usePageScroll(({ scrollTop }) => position.follow(scrollTop))
  useEffect(() => {
    void position.resume()
    return () => position.dispose()
  }, [position])
}
