import { readCode } from './readCode.h5'
import { reportError } from '../build/reportError'

/** Pause between two camera frames. */
const POLL_INTERVAL_MS = 150

/** Width in px: enough to resolve a label's bars, small enough to decode quickly. */
const FRAME_WIDTH = 900

let stop: (() => void) | null = null

/** Browsers offer the camera only on https, and some hosts never do. */
export function canScanLive(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function'
}

interface Told {
  /** Called for each reading, including repeats of the same one. */
  readonly onText: (text: string) => void
  /** Called, with the camera already off, when codes can't be read: the decoder comes over the network. */
  readonly onFailed: () => void
}

/**
 * Shows the camera in an element and reads codes until stopped.
 *
 * @param hostId ID of the element that the video is put into
 */
export async function startLiveScan(
  hostId: string,
  { onText, onFailed }: Told,
): Promise<'running' | 'forbidden' | 'failed'> {
  stopLiveScan()
  let isWanted = true
  stop = () => (isWanted = false)
  const stream = await openCamera()
  if (typeof stream === 'string') return stream
  const video = document.createElement('video')
  const end = () => {
    isWanted = false
    for (const track of stream.getTracks()) track.stop()
    video.remove()
  }
  const host = document.getElementById(hostId)
  // Stopped while the browser was asking for permission.
  if (!isWanted || !host) {
    end()
    return 'running'
  }
  stop = end
  show(video, stream, host)
  look(video, () => isWanted, onText).catch((error: unknown) => {
    reportError(error)
    if (!isWanted) return
    end()
    onFailed()
  })
  return 'running'
}

export function stopLiveScan(): void {
  stop?.()
  stop = null
}

async function openCamera(): Promise<MediaStream | 'forbidden' | 'failed'> {
  try {
    const video = { facingMode: 'environment', width: { ideal: 1280 } }
    return await navigator.mediaDevices.getUserMedia({ video, audio: false })
  } catch (error) {
    const { name } = error as Error
    return name === 'NotAllowedError' || name === 'SecurityError' ? 'forbidden' : 'failed'
  }
}

/** iOS autoplays only muted inline video. */
function show(video: HTMLVideoElement, stream: MediaStream, host: HTMLElement): void {
  video.className = 'scan-view__video'
  video.muted = true
  video.playsInline = true
  video.setAttribute('playsinline', '')
  video.srcObject = stream
  host.appendChild(video)
  void video.play().catch(() => undefined)
}

async function look(
  video: HTMLVideoElement,
  isWanted: () => boolean,
  onText: (text: string) => void,
): Promise<void> {
  const canvas = document.createElement('canvas')
  while (isWanted()) {
    const text = video.videoWidth > 0 ? await readFrame(video, canvas) : null
    if (text !== null && isWanted()) onText(text)
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
}

function readFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): Promise<string | null> {
  const scale = Math.min(1, FRAME_WIDTH / video.videoWidth)
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return readCode(canvas, { isThorough: false })
}
