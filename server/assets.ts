import { fileURLToPath } from 'node:url'

/** The path of a file beside the code. A bundle needs copies in the same places beside itself. */
function besideTheCode(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

export const MIGRATIONS_DIR = besideTheCode('./db/migrations')
export const SEED_DIR = besideTheCode('./seed')
export const SEED_PICTURES_DIR = besideTheCode('./seed/pictures')
export const SEED_VIDEOS_DIR = besideTheCode('./seed/videos')
