import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { Notice } from '@/ui/Notice'

/** Says of a draft that some of its photos never reached the server. */
export const LostPhotosNotice = observer(function LostPhotosNotice({ count }: { count: number }) {
  if (count === 0) return null
  return <Notice tone="warning" text={t('declaration.photosLost', { count })} />
})
