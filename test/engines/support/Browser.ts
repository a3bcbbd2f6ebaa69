/** A browser with one window of a phone's size, and what a person can do with it. */
export interface Browser {
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page. It can't use anything from around it. */
  run<Result>(script: (...args: string[]) => Result, ...args: string[]): Promise<Result>
  /** Clicks at a point of the window. */
  press(x: number, y: number): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  /** @returns a PNG of the window */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

export interface Engine {
  readonly name: string
  /** Programs that it needs, with the Debian package of each. */
  readonly programs: Readonly<Record<string, string>>
  launch(): Promise<Browser>
}

export const WINDOW = { width: 390, height: 844 }
