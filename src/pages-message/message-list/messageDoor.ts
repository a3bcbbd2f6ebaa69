import type { Message } from '@/model/message/message'
import { openPage } from '@/navigation/navigate'
import { subjectDoor } from '@/navigation/subjectDoor'

/** Opens a message's subject, or the entries of the balance for one about money; null if it leads nowhere. */
export function messageDoor({ kind, subject }: Message): (() => Promise<void>) | null {
  const door = subject && subjectDoor(subject)
  return door ?? (kind === 'FUNDS' ? () => openPage('fundAccountLog') : null)
}
