/** Whether the host can ask for messages. */
export const CAN_ASK_FOR_MESSAGES = false

/** A browser has none of WeChat's messages. */
export async function askForMessages(_templateIds: readonly string[]): Promise<readonly string[]> {
  return []
}
