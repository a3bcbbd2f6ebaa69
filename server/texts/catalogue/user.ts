import type { Catalogue } from './Catalogue.ts'

/** The customer's own account. */
export const userTexts = {
  'error.ContactDetailsRequired': ['请完善联系方式', 'Contact details must be completed'],
  'error.TargetInUse': [
    '该手机号或邮箱已被其他账号使用',
    'This mobile number or email belongs to another account',
  ],
  'error.TextNotAllowed': [
    '内容含有不允许发布的信息，请修改',
    'This text contains something that is not allowed. Please change it',
  ],
  'error.PickupStationUnknown': ['没有这个自提点', 'There is no such pickup point'],
  'error.PickupStationAlreadySet': [
    '自提点只能设置一次，如需修改请联系客服',
    'The pickup point can be set once. Please contact customer service to change it',
  ],
  'message.pickupStationChanged.title': ['自提点已修改', 'Pickup point changed'],
  'message.pickupStationChanged.content': [
    '客服已将您的自提点改为“{name}”。',
    'Customer service has changed your pickup point to “{name}”.',
  ],
  'error.AccountDeleted': [
    '该客户已注销账号，不能再入账或登记。款项请线下结清，包裹请登记为无主件',
    'This customer has deleted their account, so nothing can be credited to it or added to it. Settle money outside the app, and register parcels as unclaimed',
  ],
  'error.AccountNotDeletable': [
    '账号还有未完成的事项，暂时不能注销',
    'The account can’t be deleted while something in it is still open',
  ],
  'deletionObstacle.balance': [
    '钱包还有余额，请先联系客服退款',
    'There is money in the wallet. Please ask customer service for a refund first',
  ],
  'deletionObstacle.parcels': [
    '还有未完成的包裹',
    'There are parcels that have not been delivered or cancelled',
  ],
  'deletionObstacle.orders': [
    '还有未完成的集运订单',
    'There are shipment orders that have not been completed or cancelled',
  ],
  'deletionObstacle.storeOrders': ['还有待付款的商城订单', 'There are mall orders that wait for payment'],
  'deletionObstacle.topups': ['还有待审核的充值', 'There are top-ups under review'],
  'deletionObstacle.claims': ['还有审核中的无主件认领', 'There are claims on unclaimed parcels under review'],
  'deletionObstacle.afterSales': ['还有未处理完的售后', 'There are requests that are not closed'],
} as const satisfies Catalogue
