/** One way on which a customer hears of a kind of message. */
export interface MessageChannelPreference {
  readonly channel: MessageChannel
  readonly displayName: string
  readonly isEnabled: boolean
}

export interface MessagePreference {
  readonly kind: MessageKind
  readonly displayName: string
  readonly channels: readonly MessageChannelPreference[]
}

export type MessageKind = 'PARCEL' | 'LOGISTICS_ORDER' | 'FUNDS' | 'COUPON' | 'STORE' | 'AFTER_SALES'
export type MessageChannel = 'WECHAT' | 'EMAIL'

export interface MessageSwitch {
  readonly kind: MessageKind
  readonly displayName: string
  readonly isEnabled: boolean
}

export interface ChannelSwitches {
  readonly channel: MessageChannel
  readonly displayName: string
  readonly switches: readonly MessageSwitch[]
}

/** The same, way by way: what a customer turns on and off is one way of being told. */
export function switchesByChannel(preferences: readonly MessagePreference[]): readonly ChannelSwitches[] {
  const channels = preferences[0]?.channels ?? []
  return channels.map(({ channel, displayName }) => ({
    channel,
    displayName,
    switches: preferences.flatMap((preference) =>
      preference.channels
        .filter((own) => own.channel === channel)
        .map(({ isEnabled }) => ({ kind: preference.kind, displayName: preference.displayName, isEnabled })),
    ),
  }))
}

/** The preferences with one switch turned. */
export function withSwitch(
  preferences: readonly MessagePreference[],
  kind: MessageKind,
  channel: MessageChannel,
  isEnabled: boolean,
): readonly MessagePreference[] {
  return preferences.map((preference) =>
    preference.kind !== kind
      ? preference
      : {
          ...preference,
          channels: preference.channels.map((own) => (own.channel === channel ? { ...own, isEnabled } : own)),
        },
  )
}
