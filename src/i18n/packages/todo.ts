// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { todo as en } from '../en/todo'
import { todo as zhHans } from '../zh-Hans/todo'

addTexts({ 'zh-Hans': zhHans, en })
