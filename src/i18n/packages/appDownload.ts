// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { appDownload as en } from '../en/appDownload'
import { appDownload as zhHans } from '../zh-Hans/appDownload'

addTexts({ 'zh-Hans': zhHans, en })
