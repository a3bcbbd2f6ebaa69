import type { Catalogue } from './Catalogue.ts'

/** Refusals that any call may answer. */
export const commonTexts = {
  'error.Validation': [
    '填写的内容有误，请检查后重试',
    'Some of what was entered is not right. Please check it and try again',
  ],
  'error.MalformedBody': ['请求内容无法识别', 'The request could not be read'],
  'error.BodyTooLarge': ['请求内容过大', 'The request is too large'],
  'error.MediaTypeNotTaken': ['不支持这种请求格式', 'This kind of request is not supported'],
  'error.RequestTooSlow': [
    '请求传输过慢，请检查网络后重试',
    'The request took too long to arrive. Please check your network and try again',
  ],
  'error.NotSignedIn': ['请先登录', 'Please sign in first'],
  'error.SessionEnded': ['登录超时，请重新登录', 'Your session has expired. Please sign in again'],
  'error.Forbidden': ['您没有权限进行此操作', 'You are not allowed to do this'],
  'error.NotFound': ['您查找的内容不存在', 'What you are looking for does not exist'],
  'error.RouteNotFound': ['没有这个接口', 'There is no such call'],
  'error.TenantNotFound': ['没有这个租户', 'There is no such tenant'],
  'error.TooManyRequests': [
    '操作过于频繁，请 {seconds} 秒后再试',
    'Too many requests. Please try again in {seconds} {seconds|second|seconds}',
  ],
  'error.Internal': ['服务器出错了，请稍后重试', 'Something went wrong on our side. Please try again later'],
  'error.NotReady': [
    '服务暂不可用，请稍后重试',
    'The service is not available right now. Please try again later',
  ],
  'error.VersionStale': [
    '内容已被更新，请刷新后重试',
    'This was changed in the meantime. Please refresh and try again',
  ],
  'error.IdempotencyKeyReused': [
    '同一个请求编号已用于另一份内容',
    'The same request key was used with other contents',
  ],
  'error.IdempotencyKeyRequired': [
    '此操作涉及资金，请求须带 Idempotency-Key，以免重试时重复执行',
    'This moves money: send an Idempotency-Key, so that sending it again does not do it twice',
  ],
  'field.required': ['必填', 'Required'],
  'field.mobileNumber': [
    '请输入正确的手机号，大陆以外的号码请加国家或地区代码',
    'Please enter a mobile number, outside mainland China with its country code',
  ],
  'field.format': ['请输入正确的格式', 'Please enter correct format'],
  'field.minLength': ['至少输入 {count} 个字符', 'Enter at least {count} characters'],
  'field.maxLength': ['最多输入 {count} 个字符', 'Enter at most {count} characters'],
  'field.minimum': ['不能小于 {limit}', 'Must be at least {limit}'],
  'field.maximum': ['不能大于 {limit}', 'Must be at most {limit}'],
  'field.maxItems': ['最多 {limit} 项', 'At most {limit} entries'],
  'field.unknown': ['不支持的字段', 'This field is not supported'],
} as const satisfies Catalogue
