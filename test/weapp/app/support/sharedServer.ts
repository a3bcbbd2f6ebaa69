import { useServer } from '../../../support/server/useServer.ts'

/** One server for all files of a process: starting it costs more than most tests. */
export const context = useServer({
  wechatTemplates: { PARCEL: 'tpl-parcel', LOGISTICS_ORDER: 'tpl-order', FUNDS: 'tpl-funds' },
})
