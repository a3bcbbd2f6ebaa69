/** How a customer can be given a text to keep. */
export type FileWay = 'download' | 'copy' | 'none'
