import { Canvas } from '@tarojs/components'

import { SURFACE_ID } from './drawing'

/** Beside the screen: what is drawn shows as a picture, which grows with the page and can be opened. */
export function DrawingSurface() {
  return <Canvas type="2d" id={SURFACE_ID} style="position:fixed;left:-999px;width:300px;height:150px" />
}
