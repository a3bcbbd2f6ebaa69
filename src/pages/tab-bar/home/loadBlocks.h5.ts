/** The code of the blocks, in a file of its own, so that the first load doesn't grow with them. */
export const loadBlocks = () => import('./content')
