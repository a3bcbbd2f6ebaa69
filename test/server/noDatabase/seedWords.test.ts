import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { KEPT } from '../../../server/base/time/retention.ts'
import { MeteringType } from '../../../server/contracts/enumerations.ts'
import { wordsOf as wordsIn } from '../../../server/modules/content/contentWords.ts'
import { articleRows } from '../../../server/seed/tables/articles.ts'
import { channelRateRows, transitDays } from '../../../server/seed/tables/channelRates.ts'
import { channelRows } from '../../../server/seed/tables/channels.ts'
import { couponRows } from '../../../server/seed/tables/coupons.ts'
import { pageRows } from '../../../server/seed/tables/pages.ts'
import { shippingMethodTypeRows } from '../../../server/seed/tables/shippingReference.ts'

const CHINESE_NUMBER = '[0-9〇一二两三四五六七八九十百]+'
const ENGLISH_NUMBER = '(?:[0-9]+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'

/** A number of days or weeks in words: `三到六天`, `4–8 days`. */
const DURATION = new RegExp(
  `${CHINESE_NUMBER} ?(?:个?工作日|天|日|周|个?星期|个?月)|${ENGLISH_NUMBER} (?:working )?(?:days?|weeks?|months?)\\b`,
  'i',
)
/** A day of the week: `每周六班` would be read as the flights of Saturdays. */
const WEEKDAY = /周[一二三四五六日天]|星期[一二三四五六日天]/

const wordsOf = ({ 'zh-Hans': zhHans, en }: { readonly 'zh-Hans': string; readonly en: string }) => [
  zhHans,
  en,
]
const figuresIn = (words: string) => (words.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

describe('what is said of a channel', () => {
  it('leaves the days to the figures beside it, and names no day of the week', () => {
    for (const { displayName, description } of [...channelRows(), ...shippingMethodTypeRows()]) {
      for (const words of [...wordsOf(displayName), ...wordsOf(description)]) {
        assert.doesNotMatch(words, DURATION)
        assert.doesNotMatch(words, WEEKDAY)
      }
    }
  })

  it('has no other figures than the channel, or how many flights there are a week', () => {
    for (const channel of channelRows()) {
      const { description, metering, volumeDivisor, minimumMeasure, maximumWeightGrams } = channel
      const perUnit = metering === MeteringType.VOLUME ? 1_000_000 : 1000
      const own = [volumeDivisor, minimumMeasure / perUnit, (maximumWeightGrams ?? 0) / 1000]
      for (const words of wordsOf(description)) {
        const rest = words.replace(/每周 \d+ 班/, '').replace(/m³/g, 'm')
        for (const figure of figuresIn(rest)) assert.ok(own.includes(figure), `${words}: ${figure}`)
      }
    }
  })
})

describe('what articles say of transit times', () => {
  it('is what the channels take', () => {
    const { content } = articleRows(new Date()).find(({ id }) => id === 'transit-times') ?? assert.fail()
    const [zhHans, en] = [wordsIn(content['zh-Hans']), wordsIn(content.en)]
    const isAirOrSea = /^(air|sea)-/
    for (const words of [zhHans, en]) {
      const [air = '', sea = ''] = words.split(/^(?:海运|By sea)$/m)
      for (const { channelId, transitDaysMin, transitDaysMax } of channelRateRows()) {
        if (!isAirOrSea.test(channelId)) continue
        const ranges = [...(channelId.startsWith('air') ? air : sea).matchAll(/(\d+)–(\d+) (?:天|days)/g)]
        const isCovered = ranges.some(
          ([, shortest, longest]) => Number(shortest) <= transitDaysMin && Number(longest) >= transitDaysMax,
        )
        assert.ok(isCovered, `${channelId}: ${transitDaysMin}–${transitDaysMax}`)
      }
    }
    assert.equal(transitDays('sea', 'us', 'ca'), '30–50')
    assert.match(en, /The USA and Canada: 30–50 days/)
    assert.match(zhHans, /美国、加拿大：30–50 天/)
  })
})

describe('what is said of a coupon', () => {
  it('names the days for which it is valid', () => {
    for (const { id, description, validDays } of couponRows()) {
      for (const words of wordsOf(description)) {
        const said = [...words.matchAll(/(\d+) (?:天|days)/g)].map(([, days]) => Number(days))
        for (const days of said) assert.equal(days, validDays, id)
      }
    }
  })
})

describe('what the privacy policy says of how long data is kept', () => {
  const { content } = pageRows().find(({ id }) => id === 'privacy') ?? assert.fail()
  /** Of each line that names a term, its numbers with their units. */
  const termsIn = (words: string, from: RegExp, to: RegExp, term: RegExp) =>
    (words.split(from)[1]?.split(to)[0] ?? '').match(term) ?? []
  const { identityMonths, paymentYears, orderYears, messageYears, sessionDays } = KEPT
  const { unsentPictureDays, codeMinutes, attemptDays } = KEPT
  const LOG_MONTHS = 6

  it('is what housekeeping does, in both languages', () => {
    const chinese = termsIn(
      wordsIn(content['zh-Hans']),
      /六、保存多久/,
      /期满以后/,
      /\d+ (?:个月|年|天|分钟)/g,
    )
    assert.deepEqual(chinese, [
      `${identityMonths} 个月`,
      `${paymentYears} 年`,
      `${orderYears} 年`,
      `${messageYears} 年`,
      `${sessionDays} 天`,
      `${unsentPictureDays} 天`,
      `${codeMinutes} 分钟`,
      `${attemptDays} 天`,
      `${LOG_MONTHS} 个月`,
    ])
    const english = termsIn(
      wordsIn(content.en),
      /6\. How long/,
      /After that/,
      /\d+ (?:month|year|day|minute)/g,
    )
    assert.deepEqual(english, [
      `${identityMonths} month`,
      `${paymentYears} year`,
      `${orderYears} year`,
      `${messageYears} year`,
      `${sessionDays} day`,
      `${unsentPictureDays} day`,
      `${codeMinutes} minute`,
      `${attemptDays} day`,
      `${LOG_MONTHS} month`,
    ])
  })
})
