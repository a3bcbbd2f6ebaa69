import { whenIdle } from '@/platform/page/whenIdle.h5'

/** The code of the blocks, in a file of its own that loads after the first screen. */
export const loadBlocks = async () => {
  await new Promise<void>(whenIdle)
  return import('./content')
}
