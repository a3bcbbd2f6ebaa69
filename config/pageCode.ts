interface LoaderMeta {
  readonly extraImportForWeb: string
  readonly execBeforeCreateWebApp: string
}

interface MainPluginOptions {
  readonly loaderMeta: LoaderMeta
}

/** Adds `watchPageCode`, which watches page loading, to the H5 entry before it creates the router. */
export function withPageCodeWatch(options: readonly MainPluginOptions[]): MainPluginOptions[] {
  return options.map((option) => {
    const { extraImportForWeb, execBeforeCreateWebApp } = option.loaderMeta
    return {
      ...option,
      loaderMeta: {
        ...option.loaderMeta,
        extraImportForWeb: `${extraImportForWeb}import { watchPageCode } from '@/platform/page/pageCode'\n`,
        execBeforeCreateWebApp: `${execBeforeCreateWebApp}watchPageCode(config)\n`,
      },
    }
  })
}
