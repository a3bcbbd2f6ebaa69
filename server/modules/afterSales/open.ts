import { randomInt } from 'node:crypto'

import { AfterSalesStatus } from '../../contracts/enumerations.ts'
import { newId } from '../../ids.ts'
import { insertCase, insertLog, type CaseRow } from './repository.ts'

import type { OpenCaseRequest } from '../../contracts/afterSales.ts'
import type { Transaction } from '../../db/client.ts'

/** A case that has been found possible. */
interface Opening {
  readonly userId: string
  readonly request: OpenCaseRequest
  readonly images: string[]
  readonly displayName: string
  readonly currencyCode: string
}

/** How often another code is drawn when one is taken. */
const CODE_TRIES = 5

/** Keeps a new case with the first line of its thread. */
export async function openCase(tx: Transaction, opening: Opening, now: Date): Promise<CaseRow> {
  const { userId, request, images, displayName, currencyCode } = opening
  const description = request.description.trim()
  const row = await insertWithFreeCode(
    tx,
    {
      id: newId(now),
      userId,
      code: '',
      parcelId: request.parcelId ?? null,
      logisticsOrderId: request.orderId ?? null,
      subjectDisplayName: displayName,
      kind: request.kind,
      status: AfterSalesStatus.Open,
      statusTime: now,
      description,
      images,
      compensation: null,
      currencyCode,
      creationTime: now,
      version: 1,
    },
    now,
  )
  await insertLog(tx, {
    id: newId(now),
    caseId: row.id,
    time: now,
    move: 'open',
    status: row.status,
    actor: 'CUSTOMER',
    content: description,
    images,
  })
  return row
}

async function insertWithFreeCode(tx: Transaction, row: CaseRow, now: Date): Promise<CaseRow> {
  for (let tries = 0; tries < CODE_TRIES; tries += 1) {
    const inserted = await insertCase(tx, { ...row, code: newCode(now) })
    if (inserted) return inserted
  }
  throw new Error('no free code was found for a case')
}

/** Short enough to be read out on the telephone: the day, and six digits. */
function newCode(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '')
  return `AS${day}${String(randomInt(1_000_000)).padStart(6, '0')}`
}
