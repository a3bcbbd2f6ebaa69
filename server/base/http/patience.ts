import { MINUTE_MS, SECOND_MS } from '../time/clock.ts'

/** How long the server waits for slow clients. */
export interface Patience {
  /** For the headers of a request. */
  readonly headersMs: number
  /** For a whole request. */
  readonly requestMs: number
  /** How long the body of a request may take before its rate counts. */
  readonly graceMs: number
  /** What a body has to bring on average after that. */
  readonly bytesPerSecond: number
  /** How often all of these are checked. */
  readonly checkMs: number
  /** For the requests under way when the server stops; then their connections are cut. */
  readonly closeMs: number
}

/**
 * The largest upload, nine pictures of 10 MB, takes an hour at 200 kbit/s. Even GPRS sends more than 16 kbit/s, and
 * stretches without reception are made up for by the rest; whoever holds a connection open for nothing sends less.
 * Orchestrators kill a process 30 s after asking it to stop.
 */
export const PATIENCE: Patience = {
  headersMs: 15 * SECOND_MS,
  requestMs: 60 * MINUTE_MS,
  graceMs: 30 * SECOND_MS,
  bytesPerSecond: 2 * 1024,
  checkMs: 5 * SECOND_MS,
  closeMs: 25 * SECOND_MS,
}
