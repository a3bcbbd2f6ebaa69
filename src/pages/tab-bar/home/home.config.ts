import { immersivePage } from '../../../ui/layout/immersivePage'

export default definePageConfig({
  ...immersivePage,
  enableShareAppMessage: true,
  enableShareTimeline: true,
})
