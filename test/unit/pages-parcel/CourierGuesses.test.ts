import { ApiError } from '@/model/call/ApiError'
import type { ExpressCompany } from '@/model/parcel/parcel'
import { CourierGuesses } from '@/pages-parcel/_shared/declaration/CourierGuesses'
import { Resource } from '@/stores/Resource'

const company = (code: string): ExpressCompany => ({ code, displayName: code })

async function someGuesses() {
  const detectExpress = jest.fn(async (_number: string): Promise<readonly ExpressCompany[]> => [
    company('ZTO'),
  ])
  const companies = new Resource(async (): Promise<readonly ExpressCompany[]> => [company('SF')])
  await companies.reload()
  return { detectExpress, guesses: new CourierGuesses({ parcels: { detectExpress } } as never, companies) }
}

describe('the courier that a number looks like', () => {
  it('shows by the shape of it, without a question', async () => {
    const { guesses, detectExpress } = await someGuesses()

    await guesses.ask(['SF1234567890123'])

    expect(guesses.of('SF1234567890123')).toEqual([company('SF')])
    expect(detectExpress).not.toHaveBeenCalled()
  })

  it('is asked for once, and is that of this number alone', async () => {
    const { guesses, detectExpress } = await someGuesses()

    await Promise.all([guesses.ask(['A12345', 'A12345']), guesses.ask(['A12345'])])
    await guesses.ask(['A12345'])

    expect(detectExpress).toHaveBeenCalledTimes(1)
    expect(guesses.of('A12345')).toEqual([company('ZTO')])
    expect(guesses.of('A1234')).toEqual([])
  })

  it('is asked for again when there was no answer', async () => {
    const { guesses, detectExpress } = await someGuesses()
    detectExpress.mockRejectedValueOnce(new ApiError('network', 'request:fail'))

    await guesses.ask(['A12345'])
    expect(guesses.of('A12345')).toEqual([])
    await guesses.ask(['A12345'])

    expect(guesses.of('A12345')).toEqual([company('ZTO')])
  })
})
