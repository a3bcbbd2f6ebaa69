import { refusals } from '../../contracts/common.ts'
import { UploadAnswer } from '../../contracts/upload.ts'
import { callerOf } from '../../plugins/authentication.ts'
import { readPictures } from './multipart.ts'

import type { App } from '../../http.ts'
import type { RateLimits } from '../../plugins/rateLimit.ts'
import type { UploadService } from './service.ts'

/** Taking in pictures. */
export function uploadRoutes(app: App, uploads: UploadService, limits: RateLimits): void {
  app.post(
    '/api/system-management/common/batch-upload-2',
    {
      config: { access: 'anyone signed in', rateLimit: limits.upload },
      schema: {
        tags: ['upload'],
        operationId: 'uploadPictures',
        summary: 'Multipart, part `file`: JPEG, PNG or WebP; re-encoded without metadata',
        consumes: ['multipart/form-data'],
        response: { 200: UploadAnswer, ...refusals(401, 403, 413, 415) },
      },
    },
    async (request) => uploads.store(callerOf(request), await readPictures(request)),
  )
}
