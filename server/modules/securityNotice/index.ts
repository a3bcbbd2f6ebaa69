export { letterSender, type Letter, type SendLetter } from './letters.ts'
export { createSecurityNotices, type SecurityNotices, type WaitingLetters } from './service.ts'
