// Generated from src/i18n/zh-Hans by `npm run codegen`; not to be edited.
import { addTexts } from '../catalogues'
import { savedPicture as en } from '../en/savedPicture'
import { savedPicture as zhHans } from '../zh-Hans/savedPicture'

addTexts({ 'zh-Hans': zhHans, en })
