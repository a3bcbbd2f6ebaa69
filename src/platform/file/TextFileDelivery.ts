/** How a text file can be handed to the customer on this host. */
export type TextFileDelivery = 'download' | 'copy' | 'none'
