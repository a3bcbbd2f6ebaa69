import type { MessageKind } from '../message/message'

/** Whether a customer gets one kind of message through one channel. */
export interface MessageChannelPreference {
  readonly channel: MessageChannel
  readonly displayName: string
  readonly isEnabled: boolean
}

export interface MessagePreference {
  readonly kind: MessageKind
  readonly displayName: string
  readonly channels: readonly MessageChannelPreference[]
  /** Template the mini program asks consent for; null when WeChat has no template for this kind. */
  readonly wechatTemplateId: string | null
  /** Number of WeChat messages the customer still consents to. */
  readonly wechatConsentCount: number
}

export interface MessagePreferences {
  readonly items: readonly MessagePreference[]
  /** Whether the customer is known to the mini program; WeChat messages reach nobody else. */
  readonly isWechatReachable: boolean
}

/** A WeChat message template and the kind of message it carries. */
export interface MessageTemplate {
  readonly kind: MessageKind
  readonly templateId: string
}

export type MessageChannel = 'WECHAT' | 'EMAIL'

export interface MessageSwitch {
  readonly kind: MessageKind
  readonly displayName: string
  readonly isEnabled: boolean
  /** Number of messages still consented to; null for a channel that needs no consent. */
  readonly consentCount: number | null
}

export interface ChannelSwitches {
  readonly channel: MessageChannel
  readonly displayName: string
  readonly switches: readonly MessageSwitch[]
}

/**
 * Groups the preferences by channel, which is how customers switch them. WeChat lists only kinds that have a
 * template. A channel without any kind is left out: its switches would promise messages that never come.
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
 * Templates to ask consent for before the customer does something that triggers messages.
 *
 * @returns empty when no message would come: no template, switched off, or a customer the mini program
 * doesn't know
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

/** Returns a copy of the preferences with one switch changed. */
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
