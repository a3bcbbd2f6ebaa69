interface H5Router {
  readonly mode?: string
  readonly basename?: string
  readonly customRoutes?: Readonly<Record<string, string | readonly string[]>>
}

interface BuildConfig {
  readonly h5: { readonly router: H5Router }
}

type ReadConfig = (merge: (target: object, base: BuildConfig) => BuildConfig) => Promise<BuildConfig>

/** The router settings of the H5 build, as `config/index.ts` hands them to Taro. */
export async function readH5Router(): Promise<H5Router> {
  // Reading the configuration doesn't need the CLI, which can't load in a browser environment.
  jest.doMock('@tarojs/cli', () => ({ defineConfig: (read: ReadConfig) => read }))
  const module = jest.requireActual<{ default: ReadConfig }>('../../../config')
  const config = await module.default((_target, base) => base)
  return config.h5.router
}
