import type { Page } from '../../../contracts/schema.ts'
import type { WarehouseClient } from '../client.ts'

/** How many lines a list prints at most, unless its request says otherwise. */
const MAX_LINES = 100

interface Lines<Item> {
  readonly describe: (item: Item) => string
  /** What to print if there are no items. */
  readonly none: string
  readonly request?: object
}

/** Prints a list, one item a line. */
export async function printList<Item>(
  client: WarehouseClient,
  path: string,
  { describe, none, request }: Lines<Item>,
): Promise<string> {
  const { items } = await client.post<Page<Item>>(path, { maxResultCount: MAX_LINES, ...request })
  return items.length > 0 ? items.map(describe).join('\n') : none
}
