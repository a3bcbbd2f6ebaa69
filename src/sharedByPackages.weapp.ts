/**
 * What many sub-packages show and do. Taro copies what several of them share into each; named here, it stands once,
 * in the main package. What only three or fewer share is not worth a longer first start.
 */
import { isAmount } from '@/model/validation/rules'
import { CommandKey } from '@/stores/form/CommandKey'
import { DraftForm } from '@/stores/form/DraftForm'
import { MessageConsents } from '@/stores/message/MessageConsents'

import '@/i18n/problemText'
import '@/navigation/usePageParams'
import '@/platform/page/scrollTo'
import '@/platform/photo/imagePreview'
import '@/ui/account/SignInFirst'
import '@/ui/feedback/Notice'
import '@/ui/form/DraftNotice'
import '@/ui/form/FormPage'
import '@/ui/form/FormTextArea'
import '@/ui/form/FormTextField'
import '@/ui/form/PhotosField'
import '@/ui/form/SubmitBar'
import '@/ui/form/SwitchField'
import '@/ui/form/TextAreaField'
import '@/ui/form/useFormCommand'
import '@/ui/layout/ActionBar'
import '@/ui/layout/DescriptionList'
import '@/ui/layout/Sheet'

/** webpack leaves out a module that has no effects when it is loaded, unless something of it is used. */
function keep(..._shared: readonly unknown[]): void {}
keep(isAmount, CommandKey, DraftForm, MessageConsents)
