import { createRoot } from 'react-dom/client'

import { placeBesidePages } from '@/platform/page/besidePages.h5'
import { StoresProvider, type Stores } from '@/stores/StoresContext'

import { AppRail } from './AppRail'

/** A React root of its own: the app's root belongs to Taro's router, which allows nothing beside the pages. */
export function mountRail(stores: Stores): void {
  createRoot(placeBesidePages()).render(
    <StoresProvider value={stores}>
      <AppRail />
    </StoresProvider>,
  )
}
