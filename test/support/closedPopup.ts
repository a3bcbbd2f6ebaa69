/** What a device stores once its owner has closed every popup there will be, so that none is over Home. */
export const CLOSED_POPUP = { popupAnnounceClosed: { id: 'all', t: 99_999_999_999 } } as const
