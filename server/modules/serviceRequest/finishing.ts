import { fieldProblem } from '../../base/http/problem.ts'
import { measuresOf, volumeWeightGrams, type Measures } from '../../base/measures.ts'
import { type LogParams, type ParcelNote, type ParcelRow, noteOnParcel } from '../parcel/index.ts'
import { drawScalePhoto } from '../scalePhoto/index.ts'
import { moveRequest, serviceParams, tellOwner } from './moves.ts'

import type { Clock } from '../../base/time/clock.ts'
import type { FinishServiceRequest } from '../../contracts/serviceRequest.ts'
import type { Transaction } from '../../db/client.ts'
import type { WarehousePicture } from '../../db/schema/parcels.ts'
import type { TenantSettings } from '../../base/tenant.ts'
import type { PictureStorage } from '../upload/index.ts'
import type { JobRow, RequestRow } from './repository.ts'

export interface FinishContext {
  readonly clock: Clock
  readonly settings: Pick<TenantSettings, 'volumeDivisor'>
  readonly storage: PictureStorage
}

/** What a finished service leaves behind. */
export interface ServiceOutcome {
  readonly images: readonly WarehousePicture[]
  readonly figures: Figures | null
}

/** What a parcel weighs and measures now, as it keeps it. */
type Figures = Measures & Pick<ParcelRow, 'volumeWeightGrams' | 'volumeDivisor'>

/**
 * Reads what staff say about a finished service. Without a picture of the scale one is drawn, so that no figure stands
 * alone.
 *
 * @throws ApiProblem 400 ServicePhotosRequired, ServiceMeasuresRequired
 */
export async function outcomeOf(
  { request, expressNumber }: JobRow,
  { images = [], measures }: FinishServiceRequest,
  { clock, settings, storage }: FinishContext,
): Promise<ServiceOutcome> {
  const time = clock.now().toISOString()
  const taken = images.map((url) => ({ url, time }))
  if (request.result === 'PHOTOS' && taken.length === 0) {
    throw fieldProblem(400, 'ServicePhotosRequired', 'images')
  }
  if (request.result !== 'MEASURES') return { images: taken, figures: null }
  if (!measures) throw fieldProblem(400, 'ServiceMeasuresRequired', 'measures')
  const measured = measuresOf(measures)
  const { volumeDivisor } = settings
  const figures = {
    ...measured,
    volumeWeightGrams: volumeWeightGrams(measured, volumeDivisor),
    volumeDivisor,
  }
  if (taken.length > 0) return { images: taken, figures }
  const url = await storage.save(await drawScalePhoto(expressNumber, measured))
  return { images: [{ url, time }], figures }
}

/** Finishes a request: the parcel has its new figures from now on, and the customer hears of it. */
export async function finishRequest(
  tx: Transaction,
  parcel: ParcelRow,
  request: RequestRow,
  { images, figures }: ServiceOutcome,
  now: Date,
): Promise<RequestRow> {
  const done = await moveRequest(tx, request, 'finish', now, { images })
  const params = serviceParams(request.service)
  const note: ParcelNote = figures
    ? { event: 'remeasure', params: { ...params, ...changeOf(parcel, figures) } }
    : { event: 'finishService', params }
  const changes = figures && { changes: remeasured(parcel, figures, images) }
  await noteOnParcel(tx, parcel, { ...note, ...changes }, 'WAREHOUSE', now)
  await tellOwner(tx, parcel, 'serviceDone', params, now)
  return done
}

/** The newest picture comes first: it goes with the figures that the customer sees. */
function remeasured(parcel: ParcelRow, figures: Figures, images: readonly WarehousePicture[]) {
  const { weightGrams, inboundWeightGrams, inboundImages } = parcel
  return {
    ...figures,
    inboundWeightGrams: inboundWeightGrams ?? weightGrams,
    inboundImages: [...images, ...inboundImages],
  }
}

/** The figures before and after, as the parcel's history tells them. */
function changeOf(parcel: ParcelRow, figures: Figures): LogParams {
  return {
    weightKg: figures.weightGrams / 1000,
    lengthCm: figures.lengthMm / 10,
    widthCm: figures.widthMm / 10,
    heightCm: figures.heightMm / 10,
    oldWeightKg: (parcel.weightGrams ?? 0) / 1000,
    oldLengthCm: (parcel.lengthMm ?? 0) / 10,
    oldWidthCm: (parcel.widthMm ?? 0) / 10,
    oldHeightCm: (parcel.heightMm ?? 0) / 10,
  }
}
