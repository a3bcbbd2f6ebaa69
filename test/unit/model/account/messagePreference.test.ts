import {
  switchesByChannel,
  templatesToAskFor,
  withSwitch,
  type MessagePreference,
} from '@/model/account/messagePreference'

const preferences: readonly MessagePreference[] = (['PARCEL', 'FUNDS'] as const).map((kind) => ({
  kind,
  displayName: kind,
  channels: [
    { channel: 'WECHAT', displayName: 'WeChat', isEnabled: true },
    { channel: 'EMAIL', displayName: 'Email', isEnabled: false },
  ],
  wechatTemplateId: `template-${kind}`,
  wechatConsentCount: 2,
}))

describe('message preferences', () => {
  it('are shown way by way', () => {
    const [wechat, email] = switchesByChannel(preferences)

    expect(wechat?.switches.map(({ kind, isEnabled }) => [kind, isEnabled])).toEqual([
      ['PARCEL', true],
      ['FUNDS', true],
    ])
    expect(email?.switches.every(({ isEnabled }) => !isEnabled)).toBe(true)
  })

  it('count what is agreed to where consent is needed', () => {
    const [wechat, email] = switchesByChannel(preferences)

    expect(wechat?.switches.map(({ consentCount }) => consentCount)).toEqual([2, 2])
    expect(email?.switches.map(({ consentCount }) => consentCount)).toEqual([null, null])
  })

  it('have no switch for what WeChat cannot bring', () => {
    const [parcel, funds] = preferences
    const without = (one = parcel) => ({ ...one, wechatTemplateId: null }) as MessagePreference

    expect(
      switchesByChannel([without(parcel), funds as MessagePreference]).map(({ channel, switches }) => [
        channel,
        switches.map(({ kind }) => kind),
      ]),
    ).toEqual([
      ['WECHAT', ['FUNDS']],
      ['EMAIL', ['PARCEL', 'FUNDS']],
    ])
    expect(switchesByChannel([without(parcel), without(funds)]).map(({ channel }) => channel)).toEqual([
      'EMAIL',
    ])
  })

  it('are asked for where a message would come', () => {
    const known = { items: preferences, isWechatReachable: true }
    const parcel = { kind: 'PARCEL', templateId: 'template-PARCEL' }

    expect(templatesToAskFor(known, ['PARCEL', 'STORE'])).toEqual([parcel])
    expect(templatesToAskFor({ ...known, isWechatReachable: false }, ['PARCEL'])).toEqual([])
    expect(
      templatesToAskFor({ ...known, items: withSwitch(preferences, 'PARCEL', 'WECHAT', false) }, ['PARCEL']),
    ).toEqual([])
  })

  it('are none where the server has none', () => expect(switchesByChannel([])).toEqual([]))

  it('change in one place only', () => {
    const changed = withSwitch(preferences, 'FUNDS', 'EMAIL', true)

    expect(changed[0]).toBe(preferences[0])
    expect(changed[1]?.channels.map(({ isEnabled }) => isEnabled)).toEqual([true, true])
  })
})
