import type { PickupStation } from '../../../contracts/pickupStation.ts'
import type { Command } from './Command.ts'

export const pickupStationCommands: readonly Command[] = [
  {
    name: 'pickup-full',
    usage: '<pickup point id> [--off]',
    help: ['Closes a pickup point to new orders; with --off it takes them again.'],
    subject: { question: 'Which pickup point?', placeholder: '<pickup point id>' },
    options: { off: { type: 'boolean' } },
    run: async (client, id, values) => {
      const path = `shipping-management/pickup-station/${encodeURIComponent(id)}/full`
      const station = await client.put<PickupStation>(path, { isFull: values['off'] !== true })
      return `${station.displayName}: ${station.isFull ? 'full' : 'takes orders'}`
    },
  },
]
