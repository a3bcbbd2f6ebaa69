import { useServer } from '../../../support/server/useServer.ts'

/** One server for all of them: starting it costs more than most tests. */
export const context = useServer()
