import { Canvas } from '@tarojs/components'

import { SURFACE_ID } from './drawing'

/** Off screen: the page shows the finished drawing as a picture. */
export function DrawingSurface() {
  return <Canvas type="2d" id={SURFACE_ID} style="position:fixed;left:-999px;width:300px;height:150px" />
}
