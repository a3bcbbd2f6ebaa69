import { switchesByChannel, withSwitch, type MessagePreference } from '@/model/messagePreference'

const preferences: readonly MessagePreference[] = (['PARCEL', 'FUNDS'] as const).map((kind) => ({
  kind,
  displayName: kind,
  channels: [
    { channel: 'WECHAT', displayName: 'WeChat', isEnabled: true },
    { channel: 'EMAIL', displayName: 'E-mail', isEnabled: false },
  ],
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

  it('are none where the server has none', () => expect(switchesByChannel([])).toEqual([]))

  it('change in one place only', () => {
    const changed = withSwitch(preferences, 'FUNDS', 'EMAIL', true)

    expect(changed[0]).toBe(preferences[0])
    expect(changed[1]?.channels.map(({ isEnabled }) => isEnabled)).toEqual([true, true])
  })
})
