import { fileURLToPath } from 'node:url'

/** Where the migrations are, for both databases' migrators. */
export const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) } as const
