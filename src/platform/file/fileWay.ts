/** How a text file can be handed to the customer on this host. */
export type FileWay = 'download' | 'copy' | 'none'
