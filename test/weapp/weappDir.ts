import { fileURLToPath } from 'node:url'

/** The project's compiled mini program; `WEAPP_DIR` overrides it. */
export const weappDir = process.env.WEAPP_DIR ?? fileURLToPath(new URL('../../dist/weapp', import.meta.url))
