import type { PlainObject } from '../plainObject.ts'

/** Fails a `wx` call as WeChat does: `fail` gets `errMsg: '<api>:fail <reason>'` and the extra fields. */
export class WxFailure extends Error {
  readonly fields: PlainObject

  constructor(reason: string, fields: PlainObject = {}) {
    super(reason)
    this.fields = fields
  }
}
