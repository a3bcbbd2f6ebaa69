import { useEffect } from 'react'

import { afterRender } from '@/platform/page/afterRender'
import { focusField, scrollToElement } from '@/platform/page/scrollTo'

/** Leads to the field that the page's link names. Call it in the part of the page that has the form. */
export function useFieldFromLink(field: string | undefined): void {
  useEffect(() => {
    if (field === undefined) return undefined
    return afterRender(() => {
      scrollToElement(`field-${field}`)
      focusField(`field-${field}`)
    })
  }, [field])
}
