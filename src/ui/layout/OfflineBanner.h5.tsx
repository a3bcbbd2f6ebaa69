export const OfflineBanner = () => null
