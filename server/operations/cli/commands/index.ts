import { afterSalesCommands } from './afterSales.ts'
import { auditCommands } from './audit.ts'
import { contentCommands } from './content.ts'
import { customerCommands } from './customer.ts'
import { ledgerCommands } from './ledger.ts'
import { moneyCommands } from './money.ts'
import { operatorCommands } from './operator.ts'
import { orderCommands } from './order.ts'
import { parcelCommands } from './parcel.ts'
import { pickupStationCommands } from './pickupStation.ts'
import { ruleCommands } from './rule.ts'
import { serviceCommands } from './service.ts'
import { unclaimedCommands } from './unclaimed.ts'

import type { Command } from './Command.ts'

/** All commands, in the order of the usage. */
export const COMMANDS: readonly Command[] = [
  ...parcelCommands,
  ...serviceCommands,
  ...orderCommands,
  ...ruleCommands,
  ...moneyCommands,
  ...ledgerCommands,
  ...operatorCommands,
  ...auditCommands,
  ...customerCommands,
  ...pickupStationCommands,
  ...unclaimedCommands,
  ...afterSalesCommands,
  ...contentCommands,
]
