/** How a scan went: what the code says, or why there is none. `forbidden`: the camera was refused. */
export type ScannedCode = { readonly text: string } | 'cancelled' | 'forbidden' | 'failed'
