/**
 * What many sub-packages show and do. Taro copies what several of them share into each; named here, it stands once,
 * in the main package: some 140 kB less in all for 50 kB more at the first start.
 */
import '@/i18n/problemText'
import '@/model/validation/rules'
import '@/navigation/usePageParams'
import '@/platform/imagePreview'
import '@/platform/scrollTo'
import '@/stores/CommandKey'
import '@/stores/Draft'
import '@/stores/Form'
import '@/stores/PhotoUploads'
import '@/ui/ActionBar'
import '@/ui/DescriptionList'
import '@/ui/FormTextField'
import '@/ui/Notice'
import '@/ui/PhotosField'
import '@/ui/Sheet'
import '@/ui/SignInFirst'
import '@/ui/SwitchField'
import '@/ui/TextAreaField'
import '@/ui/useFormCommand'
