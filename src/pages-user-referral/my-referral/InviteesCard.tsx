import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { timeText } from '@/i18n/timeText'
import type { Invitee, MyReferral } from '@/model/account/referral'
import { Button } from '@/ui/control/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { StatusTag } from '@/ui/feedback/StatusTag'
import { Card } from '@/ui/layout/Card'

import './InviteesCard.scss'

/** Number of friends shown until the customer asks for more. */
const FIRST = 5

/** The friends who signed up, newest first. */
export const InviteesCard = observer(function InviteesCard({ referral }: { readonly referral: MyReferral }) {
  const { invitees, invitedCount } = referral
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? invitees : invitees.slice(0, FIRST)
  return (
    <Card
      id="invitees"
      title={t('referral.invitees')}
      aside={
        invitedCount > invitees.length ? t('referral.inviteesLast', { count: invitees.length }) : undefined
      }
    >
      {invitees.length === 0 && (
        <EmptyState illustration="mailbox" text={t('referral.empty')} hint={t('referral.emptyHint')} />
      )}
      {shown.map((invitee, index) => (
        <InviteeRow key={`${invitee.joinTime.getTime()}-${index}`} invitee={invitee} />
      ))}
      {invitees.length > FIRST && (
        <Button id="more-invitees" kind="text" size="m" block onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('common.less') : t('common.more')}
        </Button>
      )}
    </Card>
  )
})

const InviteeRow = observer(function InviteeRow({ invitee }: { readonly invitee: Invitee }) {
  const { name, joinTime, isRewarded } = invitee
  return (
    <View className="invitee">
      <View className="invitee__words">
        <Text className="invitee__name">{name}</Text>
        <Text className="invitee__time">{t('referral.joined', { time: timeText(joinTime) })}</Text>
      </View>
      <StatusTag
        tone={isRewarded ? 'success' : 'neutral'}
        text={isRewarded ? t('referral.rewarded') : t('referral.notRewarded')}
      />
    </View>
  )
})
