import { startLiveScan, stopLiveScan } from '@/platform/scan/liveScan'
import { readPhotoCode } from '@/platform/scan/photoCode'
import * as codes from '@/platform/scan/readCode.h5'

import { until } from '../../../support/app/until'

let read: jest.SpiedFunction<typeof codes.readCode>
const stopTrack = jest.fn()
const offline = new Error('Loading chunk decodeCode failed.')

beforeEach(() => {
  read = jest.spyOn(codes, 'readCode')
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined)
  jest.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640)
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const getUserMedia = async () => ({ getTracks: () => [{ stop: stopTrack }] })
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  document.body.innerHTML = '<div id="view"></div>'
})

afterEach(stopLiveScan)

const video = () => document.querySelector('video')

describe('scanning with the camera', () => {
  it('tells what it reads until it is stopped', async () => {
    read.mockResolvedValue('SF1234567890123')
    const told = { onText: jest.fn(), onFailed: jest.fn() }

    await expect(startLiveScan('view', told)).resolves.toBe('running')
    await until(() => told.onText.mock.calls.length > 0)
    stopLiveScan()

    expect(told.onText).toHaveBeenCalledWith('SF1234567890123')
    expect(video()).toBeNull()
    expect(told.onFailed).not.toHaveBeenCalled()
  })

  it('turns the camera off and says so when what reads the codes cannot be loaded', async () => {
    read.mockRejectedValue(offline)
    const told = { onText: jest.fn(), onFailed: jest.fn() }

    await startLiveScan('view', told)
    await until(() => told.onFailed.mock.calls.length > 0)

    expect(stopTrack).toHaveBeenCalled()
    expect(video()).toBeNull()
  })
})

describe('the code on a photo', () => {
  beforeEach(() => {
    Object.defineProperty(Image.prototype, 'decode', { value: async () => undefined, configurable: true })
  })

  it('is its text, or none', async () => {
    read.mockResolvedValueOnce('SF1234567890123').mockResolvedValueOnce(null)

    await expect(readPhotoCode('blob:photo')).resolves.toEqual({ text: 'SF1234567890123' })
    await expect(readPhotoCode('blob:photo')).resolves.toEqual({ text: null })
  })

  it('is not to be had when what reads it cannot be loaded', async () => {
    read.mockRejectedValueOnce(offline)

    await expect(readPhotoCode('blob:photo')).resolves.toBe('failed')
  })
})
