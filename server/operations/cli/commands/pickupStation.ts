import type { PickupStation } from '../../../contracts/pickupStation.ts'
import type { Command } from './Command.ts'

/** What the warehouse does with pickup points. */
export const pickupStationCommands: readonly Command[] = [
  {
    name: 'pickup-full',
    usage: '<pickup point id> [--off]',
    help: ['Lets a pickup point take no new orders, or take them again with --off.'],
    subject: { question: 'Which pickup point?', placeholder: '<pickup point id>' },
    options: { off: { type: 'boolean' } },
    run: async (client, id, values) => {
      const path = `shipping-management/pickup-station/${encodeURIComponent(id)}/full`
      const station = await client.put<PickupStation>(path, { isFull: values['off'] !== true })
      return `${station.displayName}: ${station.isFull ? 'full' : 'takes orders'}`
    },
  },
]
