/** A poster's content, in the app's language. */
export interface Poster {
  readonly brand: string
  readonly tagline: string
  /** The inviter's nickname. */
  readonly name: string
  readonly invitation: string
  readonly benefit: string
  readonly scanHint: string
  readonly codeLabel: string
  readonly code: string
  /** Null if invitations aren't rewarded. */
  readonly reward: string | null
  /** What the QR code opens. */
  readonly link: string
}
