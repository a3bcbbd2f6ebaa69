import { hashOfToken } from '../../base/crypto/secretToken.ts'
import { ApiProblem } from '../../base/http/problem.ts'
import { maskedContact } from '../../base/masked.ts'
import { CONTACT_KINDS, type ContactChangeView } from '../../contracts/user.ts'
import { endSignIns, lockUser } from '../passport/index.ts'
import { deleteIdentitiesOf } from '../wechat/index.ts'
import { isTaken, MEMBER } from './contactChange.ts'
import {
  findUndoable,
  listChangesSince,
  markUndone,
  type ContactChangeRow,
} from './repository/contactChanges.ts'
import { updateUser } from './repository/profile.ts'

import type { Clock } from '../../base/time/clock.ts'
import type { Database } from '../../db/client.ts'
import type { SecurityNotices } from '../securityNotice/index.ts'

/** Takes changes of contact back, by the link that the old contact was sent. */
export interface ContactUndo {
  /** @throws ApiProblem 400 UndoLinkEnded */
  view(token: string): Promise<ContactChangeView>
  /**
   * Undoes a change of contact and closes every other way in: the password, all sessions and WeChat. Later changes of
   * either kind are undone too, since a thief who changed both would come back through the other one.
   *
   * @throws ApiProblem 400 UndoLinkEnded
   * @throws ApiProblem 409 OldContactTaken
   */
  undo(token: string): Promise<void>
}

interface Dependencies {
  readonly db: Database
  readonly clock: Clock
  readonly notices: SecurityNotices
}

export function createContactUndo({ db, clock, notices }: Dependencies): ContactUndo {
  return {
    view: async (token) => {
      const change = await requireUndoable(db, token, clock.now())
      const restored = restoredBy(await listChangesSince(db, change))
      const changes = restored.map(({ kind, from, to }) => ({
        kind,
        from: maskedContact(from),
        to: to && maskedContact(to),
      }))
      return { changedTime: change.creationTime.toISOString(), changes }
    },

    undo: async (token) => {
      const now = clock.now()
      const letters = await db
        .transaction(async (tx) => {
          const { userId } = await requireUndoable(tx, token, now)
          await lockUser(tx, userId)
          // By the time of the lock it may have been undone, or the account deleted.
          const change = await requireUndoable(tx, token, now)
          const restored = restoredBy(await listChangesSince(tx, change))
          await updateUser(tx, userId, Object.fromEntries(restored.map(({ kind, to }) => [MEMBER[kind], to])))
          await markUndone(tx, change, now)
          await deleteIdentitiesOf(tx, userId)
          await endSignIns(tx, userId, now)
          const contacts = restored.flatMap(({ from, to }) => (to === null ? [from] : [from, to]))
          return notices.write(tx, { userId, event: 'contactsRestored', contacts })
        })
        .catch((error: unknown) => {
          throw isTaken(error) ? new ApiProblem(409, 'OldContactTaken') : error
        })
      notices.send(letters)
    },
  }
}

async function requireUndoable(db: Database, token: string, now: Date): Promise<ContactChangeRow> {
  const change = await findUndoable(db, hashOfToken(token), now)
  if (!change) throw new ApiProblem(400, 'UndoLinkEnded')
  return change
}

/** @param changes oldest first; undoing them takes each contact from the newest value to the oldest */
function restoredBy(changes: readonly ContactChangeRow[]) {
  return CONTACT_KINDS.flatMap((kind) => {
    const own = changes.filter((change) => change.kind === kind)
    const [first, last] = [own[0], own.at(-1)]
    return first && last ? [{ kind, from: last.newContact, to: first.oldContact }] : []
  })
}
