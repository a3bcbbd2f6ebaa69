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
  /** What the mini program asks consent for; null where WeChat has no such messages of ours. */
  readonly wechatTemplateId: string | null
  /** How many messages WeChat may still bring. */
  readonly wechatConsentCount: number
}

export interface MessagePreferences {
  readonly items: readonly MessagePreference[]
  /** Whether the mini program knows the customer; WeChat's messages reach nobody else. */
  readonly isWechatReachable: boolean
}

/** A template of WeChat's, with the kind of messages that it carries. */
export interface MessageTemplate {
  readonly kind: MessageKind
  readonly templateId: string
}

export type MessageKind = 'PARCEL' | 'LOGISTICS_ORDER' | 'FUNDS' | 'COUPON' | 'STORE' | 'AFTER_SALES'
export type MessageChannel = 'WECHAT' | 'EMAIL'

export interface MessageSwitch {
  readonly kind: MessageKind
  readonly displayName: string
  readonly isEnabled: boolean
  /** How many messages are still agreed to; null on a way that needs no consent. */
  readonly consentCount: number | null
}

export interface ChannelSwitches {
  readonly channel: MessageChannel
  readonly displayName: string
  readonly switches: readonly MessageSwitch[]
}

/**
 * The same, way by way: what a customer turns on and off is one way of being told. WeChat has the kinds with a template
 * only, and a way without a kind is left out: its switches would promise what never comes.
 */
export function switchesByChannel(preferences: readonly MessagePreference[]): readonly ChannelSwitches[] {
  const channels = preferences[0]?.channels ?? []
  return channels
    .map(({ channel, displayName }) => ({
      channel,
      displayName,
      switches: preferences.flatMap((preference) => switchOf(preference, channel) ?? []),
    }))
    .filter(({ switches }) => switches.length > 0)
}

function switchOf(preference: MessagePreference, channel: MessageChannel): MessageSwitch | null {
  const { kind, displayName, channels, wechatTemplateId, wechatConsentCount } = preference
  const own = channels.find((one) => one.channel === channel)
  const isWechat = channel === 'WECHAT'
  if (!own || (isWechat && wechatTemplateId === null)) return null
  return { kind, displayName, isEnabled: own.isEnabled, consentCount: isWechat ? wechatConsentCount : null }
}

/**
 * What to ask a customer for who is about to do something that messages will follow.
 *
 * @returns none where no message would come: no template, turned off, or nobody whom the mini program knows
 */
export function templatesToAskFor(
  { items, isWechatReachable }: MessagePreferences,
  kinds: readonly MessageKind[],
): readonly MessageTemplate[] {
  if (!isWechatReachable) return []
  return items.flatMap(({ kind, channels, wechatTemplateId: templateId }) => {
    const isWanted = channels.some(({ channel, isEnabled }) => channel === 'WECHAT' && isEnabled)
    return kinds.includes(kind) && isWanted && templateId !== null ? [{ kind, templateId }] : []
  })
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
