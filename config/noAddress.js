// Replaces Taro's stand-ins for the browser's location, history and URL in the mini program, whose pages have no address.
class NoAddress {
  trigger() {}
}

export const parseUrl = () => ({})

export {
  NoAddress as History,
  NoAddress as Location,
  NoAddress as TaroURLProvider,
  NoAddress as URLSearchParams,
}
