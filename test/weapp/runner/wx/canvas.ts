import type { Drawing } from '../Phone.ts'
import { plainObject, type PlainObject } from '../plainObject.ts'
import { WxFailure } from './WxFailure.ts'
import type { WxApis, WxHost } from './WxHost.ts'

interface Query {
  select(selector: string): PlainObject & { fields(what: object, take: (found: unknown) => void): unknown }
}

/** 2D canvases that record texts and pictures instead of painting them. */
export function canvasApis({ answers, phone, pages }: WxHost): WxApis {
  const drawings = new WeakMap<object, Drawing>()

  const newCanvas = (): PlainObject => {
    const drawing: Drawing = { texts: [], pictures: [] }
    const canvas = { width: 300, height: 150, getContext: () => penOf(drawing), createImage: newImage }
    drawings.set(canvas, drawing)
    return canvas
  }
  return {
    createSelectorQuery: () => withNodes(pages.current.instance.createSelectorQuery() as Query, newCanvas),
    canvasToTempFilePath: answers.api('canvasToTempFilePath', ({ canvas }) => {
      const drawing = drawings.get(plainObject(canvas))
      if (!drawing) throw new WxFailure('canvas is empty')
      phone.drawings.push(drawing)
      return { tempFilePath: phone.keepFile({ name: 'canvas.png', bytes: new Uint8Array() }) }
    }),
  }
}

/** WeChat gives the canvas itself; the engine's query knows no `node`. */
function withNodes(query: Query, newCanvas: () => PlainObject): Query {
  const select = query.select.bind(query)
  query.select = (selector) => {
    const found = select(selector)
    found['node'] = (take: (found: unknown) => void) =>
      found.fields({ id: true }, (element) => take(element ? { node: newCanvas() } : null))
    return found
  }
  return query
}

function penOf({ texts, pictures }: Drawing): PlainObject {
  const pen: PlainObject = {
    measureText: (text: string) => ({ width: text.length * 10 }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    fillText: (text: string) => void texts.push(text),
    drawImage: (image: { src: string }) => void pictures.push(image.src),
  }
  const nothing = () => undefined
  return new Proxy(pen, { get: (target, name: string) => (name in target ? target[name] : nothing) })
}

/** An image that loads at once. */
function newImage(): PlainObject {
  let src = ''
  return {
    onload: null,
    get src() {
      return src
    },
    set src(value: string) {
      src = value
      queueMicrotask(() => (this['onload'] as (() => void) | null)?.())
    },
  }
}
