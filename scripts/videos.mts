/**
 * Makes the seed's product videos from the seed's pictures: the camera comes closer to one thing, then draws back
 * from three, over a soft chord. Needs FFmpeg with x264 (Debian: `apt-get install ffmpeg`):
 *
 *   node --import tsx scripts/videos.mts
 *
 * They hardly ever change, so the results are committed.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'

const SEED = path.resolve(import.meta.dirname, '../server/seed')
const PRODUCTS = ['digital-scale', 'carry-on-case']

const SIDE = 480
const FRAMES_PER_SECOND = 25
/** Of each picture; they overlap while one fades into the other. */
const SECONDS = 5
const FADE_SECONDS = 1
const LENGTH_SECONDS = 2 * SECONDS - FADE_SECONDS

const FRAMES = SECONDS * FRAMES_PER_SECOND
const CLOSER = `1+0.25*on/${FRAMES}`
const AWAY = `1.25-0.25*on/${FRAMES}`

/** Zooms a large copy of the picture, because in the picture itself the steps of whole pixels would show. */
function zoomed(input: number, zoom: string): string {
  const centre = `x='iw/2-(iw/zoom/2)':y='ih/2-(ih/zoom/2)'`
  return (
    `[${input}:v]scale=${SIDE * 4}:-1,zoompan=z='${zoom}':${centre}:d=${FRAMES}:s=${SIDE}x${SIDE}` +
    `:fps=${FRAMES_PER_SECOND}[v${input}]`
  )
}

const PICTURE = [
  zoomed(0, CLOSER),
  zoomed(1, AWAY),
  `[v0][v1]xfade=transition=fade:duration=${FADE_SECONDS}:offset=${SECONDS - FADE_SECONDS},format=yuv420p[v]`,
].join(';')

/** C major, each note a little later than the one before, and fading. */
const CHORD = [261.63, 329.63, 392, 523.25]
  .map((hertz, index) => `0.08*sin(2*PI*${hertz}*t)*exp(-0.5*max(t-${index},0))*gte(t,${index})`)
  .join('+')

function make(product: string): void {
  const pictures = [product, `${product}-2`].flatMap((name) => ['-i', `${SEED}/pictures/${name}.webp`])
  const sound = ['-f', 'lavfi', '-i', `aevalsrc='${CHORD}':d=${LENGTH_SECONDS}:s=44100`]
  const video = ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-crf', '26']
  const audio = ['-c:a', 'aac', '-b:a', '48k', '-ac', '1']
  // The index comes first, so that the video plays before it is all there.
  const file = ['-map_metadata', '-1', '-movflags', '+faststart', `${SEED}/videos/${product}.mp4`]
  const output = ['-map', '[v]', '-map', '2:a', ...video, ...audio, ...file]
  execFileSync('ffmpeg', ['-y', '-v', 'error', ...pictures, ...sound, '-filter_complex', PICTURE, ...output])
}

mkdirSync(`${SEED}/videos`, { recursive: true })
for (const product of PRODUCTS) make(product)
