/** Base URL of the API. Empty for H5, where the API shares the page's origin. */
export const API_BASE: string = __API_BASE__

/** The forwarding warehouse this build is for. */
export const TENANT_ID: string = __TENANT_ID__

export const APP_VERSION: string = __APP_VERSION__
export const APP_BUILD: string = __APP_BUILD__
