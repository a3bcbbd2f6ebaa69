/** Where the API lives: build configuration; empty for the H5, which its own host serves. */
export const API_BASE: string = __API_BASE__

/** The forwarding warehouse this build belongs to. */
export const TENANT_ID: string = __TENANT_ID__

export const APP_VERSION: string = __APP_VERSION__
export const APP_BUILD: string = __APP_BUILD__
