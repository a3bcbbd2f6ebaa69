/** Where the device keeps which popup was closed, whoever is signed in. In a file of its own, for the first load. */
export const CLOSED_POPUP_KEY = 'popupAnnounceClosed'
