import type { CustomsFix } from '@/model/customs/readiness'

/** Where the points of a customs readiness lead. */
export interface CustomsDoors {
  readonly onFix: (fix: CustomsFix) => void
  /** @param url of a source outside the app */
  readonly onSource: (url: string) => void
}
