import { violatedConstraint } from '../../db/constraints.ts'
import { fieldProblem, type ApiProblem } from '../../base/http/problem.ts'

/** A number that the customer has on another live parcel. */
export function numberTaken(): ApiProblem {
  return fieldProblem(409, 'ParcelNumberTaken', 'expressNumber')
}

/** A number that a parcel of goods from the mall bears, or will bear. */
export function numberReserved(): ApiProblem {
  return fieldProblem(400, 'ParcelNumberReserved', 'expressNumber')
}

/** Runs a write of a number that may be one of the customer's other live parcels. */
export async function refusingTakenNumber<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    // Two at the same moment: the later one runs into the constraint.
    throw violatedConstraint(error) === 'parcels_live_number' ? numberTaken() : error
  }
}
