/**
 * Modules that four or more sub-packages use, and large ones that two or three use. Taro copies a module shared by
 * sub-packages into each of them; importing it here puts a single copy in the main package. Others would only
 * slow the first start.
 */
import { isAmount } from '@/model/validation/rules'
import { accountApi } from '@/stores/areas/accountApi'
import { CommandKey } from '@/stores/form/CommandKey'
import { DraftForm } from '@/stores/form/DraftForm'
import { MessageConsents } from '@/stores/message/MessageConsents'

import '@/i18n/dayText'
import '@/i18n/packages/bill'
import '@/i18n/problemText'
import '@/navigation/usePageParams'
import '@/navigation/useSuccess'
import '@/platform/page/scrollTo'
import '@/platform/photo/imagePreview'
import '@/ui/account/SignInFirst'
import '@/ui/control/ShareButton'
import '@/ui/control/TextAction'
import '@/ui/feedback/Notice'
import '@/ui/feedback/SuccessSheet'
import '@/ui/form/CheckRow'
import '@/ui/form/DraftNotice'
import '@/ui/form/FormPage'
import '@/ui/form/FormTextArea'
import '@/ui/form/FormTextField'
import '@/ui/form/PhotosField'
import '@/ui/form/SelectField'
import '@/ui/form/SubmitBar'
import '@/ui/form/SwitchField'
import '@/ui/form/TextAreaField'
import '@/ui/form/useFormCommand'
import '@/ui/layout/ActionBar'
import '@/ui/layout/DescriptionList'
import '@/ui/layout/ProgressSteps'
import '@/ui/layout/Sheet'
import '@/ui/layout/StatusHead'
import '@/ui/layout/Timeline'
import '@/ui/media/ContentBlocks'
import '@/ui/media/QrFrame'
import '@/ui/money/BillWorking'
import '@/ui/scan/ScanSearch'
import '@/ui/shipping/ChannelCard'

/** Marks exports as used: webpack drops a module without side effects if nothing uses it. */
function keep(..._shared: readonly unknown[]): void {}
keep(accountApi, isAmount, CommandKey, DraftForm, MessageConsents)
