import { ApiError } from '@/model/call/ApiError'
import type { ExpressCompany } from '@/model/parcel/parcel'
import { CourierSuggestions } from '@/pages-parcel/_shared/declaration/CourierSuggestions'
import { Resource } from '@/stores/Resource'

const company = (code: string): ExpressCompany => ({ code, displayName: code })

async function openSuggestions() {
  const detectExpress = jest.fn(async (_number: string): Promise<readonly ExpressCompany[]> => [
    company('ZTO'),
  ])
  const companies = new Resource(async (): Promise<readonly ExpressCompany[]> => [company('SF')])
  await companies.reload()
  return {
    detectExpress,
    suggestions: new CourierSuggestions({ detectExpress }, companies),
  }
}

describe('the courier that a number looks like', () => {
  it('shows by the shape of it, without a question', async () => {
    const { suggestions, detectExpress } = await openSuggestions()

    await suggestions.load(['SF1234567890123'])

    expect(suggestions.of('SF1234567890123')).toEqual([company('SF')])
    expect(detectExpress).not.toHaveBeenCalled()
  })

  it('is asked for once, and is that of this number alone', async () => {
    const { suggestions, detectExpress } = await openSuggestions()

    await Promise.all([suggestions.load(['A12345', 'A12345']), suggestions.load(['A12345'])])
    await suggestions.load(['A12345'])

    expect(detectExpress).toHaveBeenCalledTimes(1)
    expect(suggestions.of('A12345')).toEqual([company('ZTO')])
    expect(suggestions.of('A1234')).toEqual([])
  })

  it('is asked for again when there was no answer', async () => {
    const { suggestions, detectExpress } = await openSuggestions()
    detectExpress.mockRejectedValueOnce(new ApiError('network', 'request:fail'))

    await suggestions.load(['A12345'])
    expect(suggestions.of('A12345')).toEqual([])
    await suggestions.load(['A12345'])

    expect(suggestions.of('A12345')).toEqual([company('ZTO')])
  })
})
