import { TextEncoder } from 'node:util'

import { layoutApis } from './layoutApis'

// At jsdom's 60 frames a second, tests would mostly wait.
const { setTimeout, clearTimeout } = globalThis
const FRAME_MS = 1

Object.assign(globalThis, {
  requestAnimationFrame: (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), FRAME_MS),
  cancelAnimationFrame: (frame: number) => clearTimeout(frame),
  requestIdleCallback: (work: () => void) => setTimeout(work, 0),
  IS_REACT_ACT_ENVIRONMENT: true,
  // In tests, Taro's compile-time macros are identity functions.
  defineAppConfig: (config: unknown) => config,
  definePageConfig: (config: unknown) => config,
  // The server's schemas need it, and jsdom lacks it.
  TextEncoder,
  ...layoutApis,
})
Element.prototype.scrollIntoView = () => {}
