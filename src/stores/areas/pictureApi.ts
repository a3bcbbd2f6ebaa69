import { createPictureApi } from '@/api/pictures'

import { area } from './area'

export const pictureApi = area(createPictureApi)
