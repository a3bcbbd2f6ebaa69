import { answered } from '../weapp/app/support/answered.ts'
import { LongList, type Crossing } from '../weapp/app/support/longList.ts'
import { PAGES } from '../weapp/app/support/paths.ts'
import { launch } from '../weapp/runner/launch.ts'
import { weappDir } from '../weapp/weappDir.ts'
import { post, signInToken, type Account } from './data.ts'

export interface MiniProgramFigures {
  readonly nodes: number
  readonly depth: number
  readonly maxChildren: number
  readonly rows: number
  /** Bytes of the largest single `setData` call. */
  readonly largest: number
  /** Bytes sent for one changed row when the customer comes back to the list. */
  readonly oneRow: number
  /** Bytes for loading one more page: the maximum of the first pages, and of the last pages. */
  readonly firstPages: number
  readonly lastPages: number
}

const PAGES_COMPARED = 10
/** Pages that only fill the window, before any row leaves it. */
const PAGES_TO_FILL = 4

/** Reads the list to its end, jumps around in it, and comes back to a parcel that has changed. */
export async function measureMiniProgram(
  baseUrl: string,
  account: Account,
  rows: number,
): Promise<MiniProgramFigures> {
  const token = await signInToken(baseUrl, account)
  const storage = { session: JSON.stringify(token) }
  const app = await launch(weappDir, { baseUrl, storage, path: PAGES.parcelList })
  try {
    await answered(app)
    const list = new LongList(app)
    const start = app.setDataStats().largest
    const pages = await list.readTo(rows)
    const jumps: Crossing[] = []
    for (const row of [0, rows / 2, rows - 7, 3, 0]) jumps.push(await list.scrollTo(row))
    const oneRow = await changeOneRow()
    const dearest = (some: readonly Crossing[]) => Math.max(...some.map(({ bytes }) => bytes))
    return {
      ...app.nodeStats(),
      rows: list.mounted,
      largest: Math.max(start, ...[...pages, ...jumps].map(({ largest }) => largest)),
      oneRow: oneRow.bytes,
      firstPages: dearest(pages.slice(PAGES_TO_FILL, PAGES_TO_FILL + PAGES_COMPARED)),
      lastPages: dearest(pages.slice(-PAGES_COMPARED)),
    }

    async function changeOneRow(): Promise<Crossing> {
      await app.tap('.row-card')
      await answered(app)
      const { id = '' } = app.page.query
      await post(`${baseUrl}/api/u/biz/ship-for-me/parcel/${id}/cancel`, {}, token.accessToken)
      return list.cost(() => app.back())
    }
  } finally {
    await app.close()
  }
}
