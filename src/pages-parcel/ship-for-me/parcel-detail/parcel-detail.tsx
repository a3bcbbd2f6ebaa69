import { observer } from 'mobx-react'

import '@/i18n/packages/parcel'
import { usePageParams } from '@/navigation/usePageParams'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { ParcelDetail } from './ParcelDetail'

export default observer(function ParcelDetailPage() {
  usePageTitle('title.parcelDetail')
  const { id = '' } = usePageParams('parcelDetail')
  return <ParcelDetail id={id} />
})
