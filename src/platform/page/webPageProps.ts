export interface WebPageProps {
  readonly url: string
  readonly onFailed: () => void
}
