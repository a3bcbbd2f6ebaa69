import { immersivePage } from '../_shared/immersivePage'

export default definePageConfig(immersivePage)
