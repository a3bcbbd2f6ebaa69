import type { ContactChange } from '@/model/account/contactChange'

import type { Http } from './http'
import { readDate, readObject } from './wire'

const CONTACT_CHANGE = '/api/f/user/contact-change'

/** Undoing changes of contact, by the token of a link; whoever has it need not be signed in. */
export function createContactChangeApi(http: Http) {
  return {
    /** @throws ApiError 400 `UndoLinkEnded` */
    async view(token: string): Promise<ContactChange> {
      const request = { body: { token }, isAnonymous: true, isBackground: true }
      return readObject(await http.post(CONTACT_CHANGE, request), ({ changedTime, changes }) => ({
        changedTime: readDate(changedTime),
        changes,
      }))
    },

    /**
     * @throws ApiError 400 `UndoLinkEnded`
     * @throws ApiError 409 `OldContactTaken`
     */
    async undo(token: string): Promise<void> {
      await http.post(`${CONTACT_CHANGE}/undo`, { body: { token }, isAnonymous: true })
    },
  }
}
