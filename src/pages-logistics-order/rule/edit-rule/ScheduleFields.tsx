import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { dayText } from '@/i18n/dayText'
import { problemText } from '@/i18n/problemText'
import { formatDate } from '@/model/format/relativeTime'
import { RULE_INTERVALS } from '@/model/order/consolidationRule'
import { firstDates, scheduleDates, weekdayOf, WEEKDAYS } from '@/model/order/ruleSchedule'
import type { DraftForm } from '@/stores/form/DraftForm'
import { ChipGroup } from '@/ui/form/ChipGroup'
import { FormField } from '@/ui/form/FormField'

import type { RuleValues } from '../_shared/RuleValues'

/** How many of the next days are named. */
const NEXT_DATES = 3

/** How often, on which weekday, and beginning when. */
export const ScheduleFields = observer(function ScheduleFields({ form }: { form: DraftForm<RuleValues> }) {
  const { everyWeeks, firstDate } = form.values
  const today = formatDate(new Date())
  const weekday = weekdayOf(firstDate)
  const problem = form.problems.firstDate
  const dates = scheduleDates(firstDate, everyWeeks, today, NEXT_DATES).map(dayText)
  return (
    <>
      <FormField id="field-everyWeeks" label={t('rule.interval')}>
        <ChipGroup
          role="radio"
          options={RULE_INTERVALS.map((weeks) => ({ key: String(weeks), text: t(`rule.interval.${weeks}`) }))}
          selected={[String(everyWeeks)]}
          onToggle={(key) =>
            form.set('everyWeeks', RULE_INTERVALS.find((weeks) => String(weeks) === key) ?? everyWeeks)
          }
        />
      </FormField>
      <FormField id="field-weekday" label={t('rule.onWeekday')}>
        <ChipGroup
          role="radio"
          options={WEEKDAYS.map((day) => ({ key: String(day), text: t(`rule.weekday.${day}`) }))}
          selected={[String(weekday)]}
          onToggle={(key) => {
            const day = WEEKDAYS.find((other) => String(other) === key) ?? weekday
            form.set('firstDate', firstDates(day, today)[0] ?? firstDate)
          }}
        />
      </FormField>
      <FormField
        id="field-firstDate"
        label={t('rule.firstDate')}
        help={t('rule.nextDates', { dates: dates.join(' · ') })}
        error={problem && problemText(problem)}
      >
        <ChipGroup
          role="radio"
          options={firstDates(weekday, today).map((date) => ({ key: date, text: dayText(date) }))}
          selected={[firstDate]}
          onToggle={(date) => form.set('firstDate', date)}
        />
      </FormField>
    </>
  )
})
