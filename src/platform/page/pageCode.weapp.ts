/** WeChat loads what a page needs when it opens it, and says so when it cannot. */
export function pageCode(_url: string): Promise<boolean> | null {
  return null
}

export function onRouterFailure(_tell: (path: string) => void): void {}

export function reloadApp(): void {}
