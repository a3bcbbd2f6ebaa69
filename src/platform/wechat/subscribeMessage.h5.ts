/** Whether the host can ask for consent to subscription messages. */
export const CAN_ASK_FOR_MESSAGES = false

/** Browsers can't show WeChat's consent dialog. */
export async function askForMessages(_templateIds: readonly string[]): Promise<readonly string[]> {
  return []
}
