import { runCommand } from '../../../server/operations/cli/cli.ts'

import type { ReachableServer } from './startTestServer.ts'

type StaffedServer = Pick<ReachableServer, 'url' | 'operatorToken'>

/** The warehouse's work on an order, done with the operator's commands as `npm run warehouse` does them. */
export function orderCommands({ url, operatorToken }: StaffedServer, code: string) {
  const run = (command: string, ...options: string[]) =>
    runCommand([command, code, ...options], { WAREHOUSE_API: url, OPERATOR_TOKEN: operatorToken })
  return {
    /** Packs the order into one box that weighs more than its parcels. */
    weigh: async () => {
      await run('process')
      await run('weigh', '--box', '3.1:32x22x12')
    },
    ship: () => run('ship', '--carrier', 'SingPost', '--number', `SP${code}`),
    reachPickup: () => run('reach-pickup'),
    sign: () => run('sign'),
  }
}
