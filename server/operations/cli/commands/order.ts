import { CommandError, type WarehouseClient } from '../client.ts'
import { numberOf, reasonIn, requiredText, sidesOf, textOf, uploadedPhotos } from './options.ts'

import type { LogisticsOrderDetail } from '../../../contracts/logisticsOrder.ts'
import type { OpenedIdDocument } from '../../../contracts/warehouseOrder.ts'
import type { Command, Values } from './Command.ts'

const SUBJECT = { question: 'Which order?', placeholder: '<order code>' }

function describe({ code, statusDisplayName, total, currencyCode }: LogisticsOrderDetail): string {
  return `${code}: ${statusDisplayName} (${total} ${currencyCode})`
}

async function call(client: WarehouseClient, code: string, move: string, body: object = {}): Promise<string> {
  return describe(await client.post<LogisticsOrderDetail>(pathOf(code, move), body))
}

function pathOf(code: string, move: string): string {
  return `warehouse/order/${encodeURIComponent(code)}/${move}`
}

/** A command that needs nothing but the order. */
function plain(name: string, move: string, help: string): Command {
  return {
    name,
    usage: '<order code>',
    help: [help],
    subject: SUBJECT,
    options: {},
    run: (client, code) => call(client, code, move),
  }
}

/** `1.4:32x22x12` is a box of 1.4 kg. */
function boxOf(text: string) {
  const expected = 'a weight and three lengths, such as 1.4:32x22x12'
  const [weight, size] = text.split(':')
  return { weight: numberOf(weight, '--box', expected), ...sidesOf(size, '--box', expected) }
}

function boxesOf({ box = [] }: Values) {
  const texts = [box].flat().filter((text) => typeof text === 'string')
  if (texts.length === 0) throw new CommandError('--box should be given once for each box')
  return texts.map(boxOf)
}

export const orderCommands: readonly Command[] = [
  plain('process', 'process', 'Starts processing a submitted order.'),
  {
    name: 'open-id-document',
    usage: '<order code>',
    help: ['Shows the number of an order’s identity document, for customs. The server logs each use.'],
    subject: SUBJECT,
    options: {},
    run: async (client, code) => {
      const { idDocument } = await client.post<OpenedIdDocument>(pathOf(code, 'open-id-document'), {})
      return idDocument
    },
  },
  plain('pack', 'pack', 'Packs an order’s parcels into boxes.'),
  {
    name: 'weigh',
    usage: '<order code> --box <kg>:<length>x<width>x<height> … [--collecting-fee <amount>] [--photo <file>]',
    help: [
      'Weighs an order’s boxes, one --box for each. The customer gets the bill; nothing is charged yet.',
    ],
    subject: SUBJECT,
    options: {
      box: { type: 'string', multiple: true },
      'collecting-fee': { type: 'string' },
      photo: { type: 'string', multiple: true },
    },
    run: async (client, code, values) =>
      call(client, code, 'weigh', {
        boxes: boxesOf(values),
        collectingFee: textOf(values, 'collecting-fee'),
        images: await uploadedPhotos(client, values),
      }),
  },
  {
    name: 'ship',
    usage: '<order code> --carrier <name> --number <international number>',
    help: ['Ships an order. With auto-pay it is charged now; if it can’t be paid, the reason is shown.'],
    subject: SUBJECT,
    options: { carrier: { type: 'string' }, number: { type: 'string' } },
    run: async (client, code, values) => {
      const request = {
        carrier: requiredText(values, 'carrier', 'the carrier’s name'),
        internationalTrackingNumber: requiredText(values, 'number', 'the international number'),
      }
      return describe(await client.postOnce<LogisticsOrderDetail>(pathOf(code, 'ship'), request))
    },
  },
  {
    name: 'track',
    usage: '<order code> --status <status> --description <text> [--location <text>]',
    help: ['Records what the carrier reports, such as --status customs.'],
    subject: SUBJECT,
    options: {
      status: { type: 'string' },
      description: { type: 'string' },
      location: { type: 'string' },
    },
    run: (client, code, values) =>
      call(client, code, 'track', {
        status: requiredText(values, 'status', 'a tracking status such as in_transit'),
        description: requiredText(values, 'description', 'the carrier’s words'),
        location: textOf(values, 'location'),
      }),
  },
  plain('reach-pickup', 'reach-pickup-station', 'Records that an order has arrived at its pickup point.'),
  plain('sign', 'sign', 'Records that the customer has received an order.'),
  {
    name: 'reject',
    usage: '<order code> --reason <text>',
    help: ['Cancels an unpaid order. The customer reads the reason.'],
    subject: SUBJECT,
    options: { reason: { type: 'string' } },
    run: (client, code, values) => call(client, code, 'reject', { reason: reasonIn(values) }),
  },
  {
    name: 'refund',
    usage: '<order code> --amount <amount> --reason <text>',
    help: ['Refunds some or all of what was paid for an order.'],
    subject: SUBJECT,
    options: { amount: { type: 'string' }, reason: { type: 'string' } },
    run: async (client, code, values) => {
      const request = {
        amount: requiredText(values, 'amount', 'an amount such as 12.30'),
        reason: reasonIn(values),
      }
      return describe(await client.postOnce<LogisticsOrderDetail>(pathOf(code, 'refund'), request))
    },
  },
]
