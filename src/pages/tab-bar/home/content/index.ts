import '@/i18n/packages/homeContent'

export { BlocksStore } from './BlocksStore'
export { HomeBlocks, type HomePartName } from './HomeBlocks'
export { PopupAnnounce } from './PopupAnnounce'
