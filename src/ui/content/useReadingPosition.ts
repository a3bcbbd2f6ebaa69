import { usePageScroll } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import { ReadingTracker } from './ReadingTracker'

/**
 * Returns the reader to where they stopped in a text, also after a restart. Call it in a component that is
 * rendered along with the text.
 *
 * @param url of the text's page
 * @returns the ID to give to the element that contains the text
 */
export function useReadingPosition(url: string): string {
  const [tracker] = useState(() => new ReadingTracker(url))
  usePageScroll(({ scrollTop }) => tracker.follow(scrollTop))
  useEffect(() => {
    void tracker.resume()
    return () => tracker.dispose()
  }, [tracker])
  return tracker.elementId
}
