import { formatMoneyOrNull } from '../../money/money.ts'
import { text } from '../../texts/text.ts'
import { toDisputedLine } from './disputedLine.ts'

import type { AfterSalesCase, AfterSalesDetail } from '../../contracts/afterSales.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { CaseLogRow, CaseRow } from './repository.ts'

export function toCase(row: CaseRow, language: Language): AfterSalesCase {
  return {
    id: row.id,
    code: row.code,
    parcelId: row.parcelId,
    orderId: row.logisticsOrderId,
    subjectDisplayName: row.subjectDisplayName,
    kind: row.kind,
    kindDisplayName: text(language, `afterSalesKind.${row.kind}`),
    billLine: row.billLine && toDisputedLine(row.billLine, language),
    status: row.status,
    statusDisplayName: text(language, `afterSalesStatus.${row.status}`),
    description: row.description,
    images: row.images,
    compensation: formatMoneyOrNull(row.compensation),
    currencyCode: row.currencyCode,
    creationTime: row.creationTime.toISOString(),
    statusTime: row.statusTime.toISOString(),
    version: row.version,
  }
}

/** A case with everything that was said in it. */
export function toCaseDetail(
  row: CaseRow,
  logs: readonly CaseLogRow[],
  language: Language,
): AfterSalesDetail {
  const messages = logs.map(({ id, time, move, status, actor, content, images }) => ({
    id,
    time: time.toISOString(),
    move,
    moveDisplayName: text(language, `afterSalesMove.${move}`),
    status,
    actor,
    content,
    images,
  }))
  return { ...toCase(row, language), messages }
}
