/** WeChat loads a page's code itself and reports when it can't. */
export function pageCode(_url: string): Promise<boolean> | null {
  return null
}

export function onRouterFailure(_tell: (path: string) => void): void {}

export function reloadApp(): void {}
