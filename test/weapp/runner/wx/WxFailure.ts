import type { PlainObject } from '../plainObject.ts'

/** A `wx` call that fails as WeChat fails it: its `fail` gets `errMsg: '<api>:fail <reason>'` and the extra fields. */
export class WxFailure extends Error {
  readonly fields: PlainObject

  constructor(reason: string, fields: PlainObject = {}) {
    super(reason)
    this.fields = fields
  }
}
