/** What a page shares, as WeChat takes it. */
export interface HostCard {
  readonly title: string
  /** Path and parameters of the page that the card opens. */
  readonly url: string
  /** A JPEG or PNG, five to four: a URL, or a path below the API's base. */
  readonly picture: string
  /** A file in the package that a mini program shows instead. */
  readonly packagedPicture?: string | undefined
}
