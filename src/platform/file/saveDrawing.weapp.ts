import type { SavedPicture } from './savedPicture'

/** WeChat's album takes only image files, and we don't convert drawings to them here. */
export const CAN_SAVE_DRAWINGS = false

export async function saveDrawing(_url: string, _name: string): Promise<SavedPicture> {
  return 'failed'
}
