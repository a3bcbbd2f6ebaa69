import { CommandError, type WarehouseClient } from '../client.ts'
import { numberOf, requiredText, textOf, uploadedPhotos } from './options.ts'

import type { OpenedIdDocument } from '../../../contracts/warehouseOrder.ts'
import type { LogisticsOrderDetail } from '../../../contracts/logisticsOrder.ts'
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
  const [weight, size = ''] = text.split(':')
  const [length, width, height, ...more] = size.split(/[x×*]/i)
  if (more.length > 0) throw new CommandError(`--box should be ${expected}`)
  return {
    weight: numberOf(weight, '--box', expected),
    length: numberOf(length, '--box', expected),
    width: numberOf(width, '--box', expected),
    height: numberOf(height, '--box', expected),
  }
}

function boxesOf({ box = [] }: Values) {
  const texts = [box].flat().filter((text) => typeof text === 'string')
  if (texts.length === 0) throw new CommandError('--box should be given once for each box')
  return texts.map(boxOf)
}

export const orderCommands: readonly Command[] = [
  plain('process', 'process', 'Takes a submitted order up.'),
  {
    name: 'open-id-document',
    usage: '<order code>',
    help: ['Shows the number of the identity document of an order, for customs. The server logs each time.'],
    subject: SUBJECT,
    options: {},
    run: async (client, code) => {
      const path = `warehouse/order/${encodeURIComponent(code)}/open-id-document`
      return (await client.post<OpenedIdDocument>(path, {})).idDocument
    },
  },
  plain('pack', 'pack', 'Puts the parcels of an order into boxes.'),
  {
    name: 'weigh',
    usage: '<order code> --box <kg>:<length>x<width>x<height> … [--collecting-fee <amount>] [--photo <file>]',
    help: ['Weighs an order, one --box for each. Its bill is fixed; nothing is charged yet.'],
    subject: SUBJECT,
    options: {
      box: { type: 'string', multiple: true },
      'collecting-fee': { type: 'string' },
      photo: { type: 'string', multiple: true },
    },
    run: async (client, code, values) => {
      const collectingFee = textOf(values, 'collecting-fee')
      return call(client, code, 'weigh', {
        boxes: boxesOf(values),
        ...(collectingFee === undefined ? {} : { collectingFee }),
        ...(await uploadedPhotos(client, values)),
      })
    },
  },
  {
    name: 'ship',
    usage: '<order code> --carrier <name> --number <international number>',
    help: ['Sends an order out. With auto-pay it is charged now; an unpaid one is refused with the reason.'],
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
    help: ['Writes down what the carrier reports, such as --status customs.'],
    subject: SUBJECT,
    options: {
      status: { type: 'string' },
      description: { type: 'string' },
      location: { type: 'string' },
    },
    run: (client, code, values) => {
      const location = textOf(values, 'location')
      return call(client, code, 'track', {
        status: requiredText(values, 'status', 'a tracking status such as in_transit'),
        description: requiredText(values, 'description', 'the carrier’s words'),
        ...(location === undefined ? {} : { location }),
      })
    },
  },
  plain('reach-pickup', 'reach-pickup-station', 'An order has arrived at its pickup point.'),
  plain('sign', 'sign', 'The customer has an order.'),
  {
    name: 'reject',
    usage: '<order code> --reason <text>',
    help: ['Cancels an unpaid order. The customer reads the reason.'],
    subject: SUBJECT,
    options: { reason: { type: 'string' } },
    run: (client, code, values) =>
      call(client, code, 'reject', { reason: requiredText(values, 'reason', 'a sentence for the customer') }),
  },
  {
    name: 'refund',
    usage: '<order code> --amount <amount> --reason <text>',
    help: ['Gives back a part, or all, of what was paid for an order.'],
    subject: SUBJECT,
    options: { amount: { type: 'string' }, reason: { type: 'string' } },
    run: async (client, code, values) => {
      const request = {
        amount: requiredText(values, 'amount', 'an amount such as 12.30'),
        reason: requiredText(values, 'reason', 'a sentence for the customer'),
      }
      return describe(await client.postOnce<LogisticsOrderDetail>(pathOf(code, 'refund'), request))
    },
  },
]
