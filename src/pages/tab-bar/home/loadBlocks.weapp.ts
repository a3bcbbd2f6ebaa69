import * as blocks from './content'

/** The code of the blocks, which a mini program has from the start. */
export const loadBlocks = () => Promise.resolve(blocks)
