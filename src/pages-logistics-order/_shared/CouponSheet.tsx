import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { ApplicableCoupon } from '@/model/order/coupon'
import { moneyText } from '@/model/money/money'
import { openPage } from '@/navigation/navigate'
import type { Resource } from '@/stores/Resource'
import { Card } from '@/ui/layout/Card'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ListSkeleton } from '@/ui/list/ListSkeleton'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Sheet } from '@/ui/layout/Sheet'

interface Props {
  readonly coupons: Resource<readonly ApplicableCoupon[]>
  readonly selected: string | null
  readonly isOpen: boolean
  /** @param id null for no coupon */
  readonly onSelect: (id: string | null) => void
  readonly onClose: () => void
}

/** The customer's coupons, best first, then the unusable ones with the reason. */
export const CouponSheet = observer(function CouponSheet(props: Props) {
  const { coupons, isOpen, onClose } = props

  function openCentre(): void {
    onClose()
    void openPage('couponList')
  }

  return (
    <Sheet isOpen={isOpen} title={t('order.coupon')} closeText={t('common.close')} onClose={onClose}>
      <ResourceView resource={coupons} skeleton={<ListSkeleton rows={3} />}>
        {(list) => <Coupons {...props} list={list} onCentre={openCentre} />}
      </ResourceView>
    </Sheet>
  )
})

interface CouponsProps extends Pick<Props, 'selected' | 'onSelect'> {
  readonly list: readonly ApplicableCoupon[]
  readonly onCentre: () => void
}

const Coupons = observer(function Coupons({ list, selected, onSelect, onCentre }: CouponsProps) {
  const usable = list.filter(({ isUsable }) => isUsable)
  const others = list.filter(({ isUsable }) => !isUsable)
  return (
    <>
      {usable.length === 0 && (
        <EmptyState
          illustration="mailbox"
          text={t('order.couponNone')}
          action={{ id: 'to-coupon-centre', text: t('order.couponCentre'), onClick: onCentre }}
        />
      )}
      {(usable.length > 0 || selected !== null) && (
        <CellGroup>
          {usable.map((coupon) => (
            <Cell
              key={coupon.id}
              id={`coupon-${coupon.id}`}
              title={coupon.displayName}
              description={termsOf(coupon)}
              value={t('order.couponMinus', { discount: moneyText(coupon.discount, coupon.currencyCode) })}
              isSelected={coupon.id === selected}
              onClick={() => onSelect(coupon.id)}
            />
          ))}
          <Cell
            id="coupon-none"
            title={t('order.couponOff')}
            isSelected={selected === null}
            onClick={() => onSelect(null)}
          />
        </CellGroup>
      )}
      {others.length > 0 && <UnusableCoupons list={others} />}
    </>
  )
})

const UnusableCoupons = observer(function UnusableCoupons({ list }: Pick<CouponsProps, 'list'>) {
  return (
    <Card title={t('order.couponUnusable')}>
      <DescriptionList
        entries={list.map(({ displayName, reason }) => ({ term: displayName, text: reason ?? '' }))}
      />
    </Card>
  )
})

function termsOf({ description, lastDay }: ApplicableCoupon): string {
  if (lastDay === null) return description
  return `${description} ${t('order.couponUntil', { date: lastDay })}`
}
