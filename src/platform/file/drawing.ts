/** A page has one `DrawingSurface`. */
export const SURFACE_ID = 'drawing-surface'

/** What both targets' canvases can do. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'arcTo'
  | 'beginPath'
  | 'bezierCurveTo'
  | 'closePath'
  | 'createLinearGradient'
  | 'drawImage'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'globalAlpha'
  | 'lineCap'
  | 'lineJoin'
  | 'lineTo'
  | 'lineWidth'
  | 'measureText'
  | 'moveTo'
  | 'restore'
  | 'save'
  | 'scale'
  | 'setLineDash'
  | 'stroke'
  | 'strokeStyle'
  | 'textAlign'
  | 'textBaseline'
  | 'translate'
>

export interface Size {
  readonly width: number
  readonly height: number
}

export type LoadImage = (url: string) => Promise<CanvasImageSource>

/**
 * Draws a PNG; its size is in pixels. The page must contain a `DrawingSurface`, which a mini program draws on.
 *
 * @returns URL of the picture, for `Picture`, `previewImages` and `savePicture`
 * @throws Error where the host can't draw
 */
export type DrawPicture = (
  size: Size,
  draw: (pen: Pen, loadImage: LoadImage) => Promise<void>,
) => Promise<string>
