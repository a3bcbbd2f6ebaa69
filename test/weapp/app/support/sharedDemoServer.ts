import { useServer } from '../../../support/server/useServer.ts'

/** One server with the demo customer for all files of a process. Its clock stays as it is. */
export const context = useServer({ demo: true })
