import { once } from '../base/process/once.ts'
import { ParcelStatus } from '../contracts/enumerations.ts'
import { formatMoney } from '../money/money.ts'
import { plausibleMeasures } from '../operations/plausible/measures.ts'
import { declaredNameRows } from '../seed/tables/declaredNames.ts'
import { PARCEL } from '../states/parcel.ts'
import { DEMO_PARCELS, type DemoDeclaration, type DemoParcel } from './parcels.ts'
import { uploadPicture, type Stage, type Step } from './stage.ts'

import type { ParcelDetail } from '../contracts/parcel.ts'

const catalogue = once(declaredNameRows)

/** Days between the events of a parcel. */
const TO_CANCEL = 0.1
const TO_ARRIVAL = 1.1
const TO_WEIGHING = 0.2

/** The parcels that have not arrived yet, or are in the warehouse and in no order. */
export function parcelSteps(): Step[] {
  return DEMO_PARCELS.flatMap(stepsOf)
}

function stepsOf(parcel: DemoParcel): Step[] {
  const { declared, daysAgo, status, expressNumber } = parcel
  const arrival = declared ? daysAgo - TO_ARRIVAL : daysAgo
  const steps: Step[] = []
  let id = ''
  if (declared) {
    steps.push({
      daysAgo,
      play: async (stage) => ({ id } = await declare(stage, expressNumber, declared)),
    })
  }
  if (status === ParcelStatus.Canceled) {
    steps.push({
      daysAgo: daysAgo - TO_CANCEL,
      play: ({ services, tx, customer }) => services.parcel.cancel(tx, customer, id, 'zh-Hans'),
    })
  }
  if (PARCEL.is(status, 'stored')) {
    steps.push({ daysAgo: arrival, play: (stage) => arrive(stage, expressNumber) })
  }
  if (status === ParcelStatus.Inbound) {
    steps.push({ daysAgo: arrival - TO_WEIGHING, play: (stage) => weigh(stage, expressNumber) })
  }
  return steps
}

/** Declares a parcel as the demo customer. */
export async function declare(
  stage: Stage,
  expressNumber: string,
  declared: DemoDeclaration,
): Promise<ParcelDetail> {
  const { tx, services, customer } = stage
  const {
    nameId,
    value,
    itemQuantity,
    material,
    tags = [],
    remarks,
    isInsured = false,
    pictures = [],
  } = declared
  const images: string[] = []
  for (const picture of pictures) images.push(await uploadPicture(stage, picture))
  const request = {
    expressNumber,
    expressCompanyCode: declared.expressCompanyCode,
    declaredNameId: nameId,
    declaredName: nameInCatalogue(nameId),
    declaredCurrency: 'CNY',
    declaredValue: formatMoney(value),
    itemQuantity,
    tags: [...tags],
    images,
    ...(material === undefined ? {} : { material }),
    ...(remarks === undefined ? {} : { remarks }),
    insurance: isInsured ? { isInsured, insuredValue: formatMoney(value) } : { isInsured },
  }
  return services.parcel.declare(tx, customer, request, 'zh-Hans')
}

function nameInCatalogue(nameId: string): string {
  const entry = catalogue().find(({ id }) => id === nameId)
  if (!entry) throw new Error(`no item name ${nameId} in the catalogue`)
  return entry.displayName['zh-Hans']
}

export function arrive({ services, idCode }: Stage, expressNumber: string): Promise<ParcelDetail> {
  return services.parcelStaff.arrive({ expressNumber, idCode }, 'zh-Hans')
}

export function weigh({ services, idCode }: Stage, expressNumber: string): Promise<ParcelDetail> {
  const request = { expressNumber, idCode, ...plausibleMeasures(expressNumber) }
  return services.parcelStaff.inbound(request, 'zh-Hans')
}
