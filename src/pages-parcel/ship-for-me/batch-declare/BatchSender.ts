import { MAX_BATCH_ROWS } from '@/model/parcel/parcel'
import { parcelApi } from '@/stores/areas/parcelApi'
import { CommandKey } from '@/stores/form/CommandKey'
import type { Stores } from '@/stores/StoresContext'

import type { BatchList } from './BatchList'
import { declarationOf, type BatchRow } from './batchRow'

/** Sends the rows of a batch in chunks of the size the API accepts. */
export class BatchSender {
  private readonly key = new CommandKey()
  /** Numbers of a request that got no response. They're resent as one chunk, to reuse its idempotency key. */
  private unanswered: readonly string[] = []

  constructor(
    private readonly api: Pick<Stores['api'], 'http'>,
    private readonly list: BatchList,
  ) {}

  async send(rows: readonly BatchRow[]): Promise<void> {
    for (const chunk of this.chunksOf(rows)) await this.sendChunk(chunk)
  }

  reset(): void {
    this.unanswered = []
    this.key.renew()
  }

  private chunksOf(rows: readonly BatchRow[]): readonly (readonly BatchRow[])[] {
    const again = rows.filter(({ expressNumber }) => this.unanswered.includes(expressNumber))
    const rest = rows.filter((row) => !again.includes(row))
    const chunks = again.length > 0 ? [again] : []
    for (let at = 0; at < rest.length; at += MAX_BATCH_ROWS) chunks.push(rest.slice(at, at + MAX_BATCH_ROWS))
    return chunks
  }

  private async sendChunk(chunk: readonly BatchRow[]): Promise<void> {
    const { list } = this
    const declarations = chunk.map((row) => declarationOf(row, list.common, list.companyOf(row)))
    this.unanswered = chunk.map(({ expressNumber }) => expressNumber)
    const results = await parcelApi(this.api).declareBatch(declarations, this.key.for(declarations))
    this.reset()
    list.applyResults(chunk, results)
  }
}
