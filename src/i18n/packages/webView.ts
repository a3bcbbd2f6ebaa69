// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { webView as en } from '../en/webView'
import { webView as zhHans } from '../zh-Hans/webView'

addTexts({ 'zh-Hans': zhHans, en })
