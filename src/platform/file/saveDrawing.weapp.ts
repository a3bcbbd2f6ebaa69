import type { SavedPicture } from './savedPicture'

/** WeChat's album takes files only, and nothing here makes one of a drawing. */
export const CAN_SAVE_DRAWINGS = false

export async function saveDrawing(_url: string, _name: string): Promise<SavedPicture> {
  return 'failed'
}
