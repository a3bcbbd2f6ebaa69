/**
 * What many sub-packages show and do. Taro copies what several of them share into each; named here, it stands once,
 * in the main package: some 140 kB less in all for 50 kB more at the first start.
 */
import '@/i18n/problemText'
import '@/model/validation/rules'
import '@/navigation/usePageParams'
import '@/platform/photo/imagePreview'
import '@/platform/page/scrollTo'
import '@/stores/form/DraftForm'
import '@/ui/layout/ActionBar'
import '@/ui/layout/DescriptionList'
import '@/ui/form/DraftNotice'
import '@/ui/form/FormPage'
import '@/ui/form/FormTextField'
import '@/ui/feedback/Notice'
import '@/ui/form/PhotosField'
import '@/ui/layout/Sheet'
import '@/ui/account/SignInFirst'
import '@/ui/form/SwitchField'
import '@/ui/form/TextAreaField'
import '@/ui/form/SubmitBar'
import '@/ui/form/useFormCommand'
