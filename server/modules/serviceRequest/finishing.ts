import { fieldProblem } from '../../base/http/problem.ts'
import { measuresOf } from '../../base/measures.ts'
import { figuresOf, measureParams, type Figures, type ParcelNote, type ParcelRow } from '../parcel/index.ts'
import { takenOrDrawn } from '../scalePhoto/index.ts'
import { serviceParams } from './lifecycle.ts'

import type { Clock } from '../../base/time/clock.ts'
import type { FinishServiceRequest } from '../../contracts/serviceRequest.ts'
import type { WarehousePicture } from '../../db/schema/parcels.ts'
import type { TenantSettings } from '../../base/tenant.ts'
import type { PictureStorage } from '../upload/index.ts'
import type { JobRow, RequestRow } from './repository.ts'

export interface FinishContext {
  readonly clock: Clock
  readonly settings: Pick<TenantSettings, 'volumeDivisor'>
  readonly storage: PictureStorage
}

/** What a finished service adds to its parcel. */
export interface ServiceOutcome {
  readonly images: readonly WarehousePicture[]
  readonly figures: Figures | null
}

/**
 * Reads what staff say about a finished service. New figures without a picture get one of the scale, drawn.
 *
 * @throws ApiProblem 400 ServicePhotosRequired, ServiceMeasuresRequired
 */
export async function outcomeOf(
  { request, expressNumber }: JobRow,
  { images = [], measures }: FinishServiceRequest,
  { clock, settings, storage }: FinishContext,
): Promise<ServiceOutcome> {
  const time = clock.now().toISOString()
  const timed = (urls: readonly string[]) => urls.map((url) => ({ url, time }))
  if (request.result === 'PHOTOS' && images.length === 0) {
    throw fieldProblem(400, 'ServicePhotosRequired', 'images')
  }
  if (request.result !== 'MEASURES') return { images: timed(images), figures: null }
  if (!measures) throw fieldProblem(400, 'ServiceMeasuresRequired', 'measures')
  const measured = measuresOf(measures)
  const urls = await takenOrDrawn(storage, expressNumber, measured, images)
  return { images: timed(urls), figures: figuresOf(measured, settings.volumeDivisor) }
}

/** What the parcel's history says about a finished service; with new figures the parcel has them from then on. */
export function finishNote(
  parcel: ParcelRow,
  { service }: RequestRow,
  { images, figures }: ServiceOutcome,
): ParcelNote {
  const params = serviceParams(service)
  if (!figures) return { event: 'finishService', params }
  const { weightGrams, inboundWeightGrams, inboundImages } = parcel
  return {
    event: 'remeasure',
    params: { ...params, ...measureParams(figures), ...oldMeasureParams(parcel) },
    changes: {
      ...figures,
      inboundWeightGrams: inboundWeightGrams ?? weightGrams,
      // The newest first: it goes with the figures that the customer sees.
      inboundImages: [...images, ...inboundImages],
    },
  }
}

function oldMeasureParams({ weightGrams, lengthMm, widthMm, heightMm }: ParcelRow) {
  return {
    oldWeightKg: (weightGrams ?? 0) / 1000,
    oldLengthCm: (lengthMm ?? 0) / 10,
    oldWidthCm: (widthMm ?? 0) / 10,
    oldHeightCm: (heightMm ?? 0) / 10,
  }
}
