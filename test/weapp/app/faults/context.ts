import { useServer } from '../../../support/server/useServer.ts'

/** One server for all the files: starting it costs more than most tests. */
export const context = useServer({ demo: true })
