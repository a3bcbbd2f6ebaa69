interface LoaderMeta {
  readonly creator: string
  readonly creatorLocation: string
  readonly extraImportForWeb: string
  readonly execBeforeCreateWebApp: string
}

interface MainPluginOptions {
  readonly loaderMeta: LoaderMeta
}

/** Has the H5 entry create the app with our `createApp`, and watch page loading before it creates the router. */
export function withPageCodeWatch(options: readonly MainPluginOptions[]): MainPluginOptions[] {
  return options.map((option) => {
    const { extraImportForWeb, execBeforeCreateWebApp } = option.loaderMeta
    return {
      ...option,
      loaderMeta: {
        ...option.loaderMeta,
        creator: 'createApp',
        creatorLocation: '@/platform/page/createApp',
        extraImportForWeb: `${extraImportForWeb}import { watchPageCode } from '@/platform/page/pageCode'\n`,
        execBeforeCreateWebApp: `${execBeforeCreateWebApp}watchPageCode(config)\n`,
      },
    }
  })
}
