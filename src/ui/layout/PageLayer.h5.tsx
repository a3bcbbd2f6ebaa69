/** On the H5, layers are beside the pages. */
export const PageLayer = () => null
