interface LoaderMeta {
  readonly extraImportForWeb: string
  readonly execBeforeCreateWebApp: string
}

interface MainPluginOptions {
  readonly loaderMeta: LoaderMeta
}

/** Adds to the H5's entry, before it makes the router, what watches over the loading of pages. */
export function watchingPageCode(options: readonly MainPluginOptions[]): MainPluginOptions[] {
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
