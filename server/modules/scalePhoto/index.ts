export { takenOrDrawn } from './takenOrDrawn.ts'
