export { forgetOld } from './forgetOld.ts'
export { forgetWordsOf } from './repository/forget.ts'
