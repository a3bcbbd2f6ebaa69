export { drawScalePhoto } from './scalePhoto.ts'
