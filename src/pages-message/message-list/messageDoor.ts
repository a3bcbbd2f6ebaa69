import type { Message } from '@/model/message/message'
import { openPage } from '@/navigation/navigate'
import { subjectDoor } from '@/navigation/subjectDoor'

/** Opens what a message is about: its subject, or the balance that changed; null if the message is all there is. */
export function messageDoor({ kind, subject }: Message): (() => Promise<void>) | null {
  const door = subject && subjectDoor(subject)
  return door ?? (kind === 'FUNDS' ? () => openPage('fundAccountLog') : null)
}
