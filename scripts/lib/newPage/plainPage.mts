import path from 'node:path'

import type { NewPage } from './page.mts'
import { SIGN_IN_FIRST, type Scaffold } from './Scaffold.mts'

/** A page other than a list or a form; it starts with the customer's nickname. */
export function plainPage(page: NewPage, textsImport: string): Scaffold {
  const folder = path.posix.dirname(page.pagePath)
  const shownKey = `${page.routeName}.nickname`
  return {
    added: {
      [`src/${page.pagePath}.tsx`]: component(page, textsImport),
      [`src/${page.pagePath}.config.ts`]:
        "export default definePageConfig({ navigationBarTitleText: '', enablePullDownRefresh: true })\n",
      [`src/${folder}/${page.pascalName}Store.ts`]: store(page),
      [`test/unit/${folder}/${page.pascalName}Store.test.ts`]: storeTest(page),
    },
    texts: { 'zh-Hans': { [shownKey]: '昵称' }, en: { [shownKey]: 'Nickname' } },
    shownKey,
    signedOut: SIGN_IN_FIRST,
  }
}

const component = (
  { pascalName, routeName }: NewPage,
  textsImport: string,
) => `import { observer } from 'mobx-react'

import { t } from '@/i18n'
${textsImport}import { openLogin } from '@/navigation/signIn'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { ${pascalName}Store } from './${pascalName}Store'

export default observer(function ${pascalName}Page() {
  usePageTitle('title.${routeName}')
  const { session } = useStores()
  const store = usePersonalStore((stores) => new ${pascalName}Store(stores))
  usePageRefresh(store.reload, session.sessionCount)

  if (!session.isSignedIn) return <SignInFirst onSignIn={openLogin} />
  return (
    <Page>
      <ResourceView resource={store.content}>
        {({ nickname }) => (
          <Card>
            <DescriptionList entries={[{ term: t('${routeName}.nickname'), text: nickname }]} />
          </Card>
        )}
      </ResourceView>
    </Page>
  )
})
`

const store = ({ pascalName }: NewPage) => `import { makeAutoObservable } from 'mobx'

import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export class ${pascalName}Store {
  /** Begins with the customer; put the call of this page here. */
  readonly content = new Resource(() => this.stores.api.user.get())

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    makeAutoObservable<this, 'stores'>(this, { content: false, stores: false }, { autoBind: true })
  }

  async reload(): Promise<void> {
    if (this.stores.session.isSignedIn) await this.content.reload()
  }
}
`

const storeTest = ({
  pagePath,
  pascalName,
}: NewPage) => `import { ${pascalName}Store } from '@/${path.posix.dirname(pagePath)}/${pascalName}Store'

const user = { nickname: 'Ada' }

function storeOf({ isSignedIn }: { isSignedIn: boolean }) {
  const get = jest.fn().mockResolvedValue(user)
  return { get, store: new ${pascalName}Store({ api: { user: { get } }, session: { isSignedIn } } as never) }
}

describe('${pascalName}Store', () => {
  it('reads its content', async () => {
    const { store } = storeOf({ isSignedIn: true })

    await store.reload()

    expect(store.content.value).toEqual(user)
  })

  it('asks for nothing that belongs to a customer while nobody is signed in', async () => {
    const { get, store } = storeOf({ isSignedIn: false })

    await store.reload()

    expect(get).not.toHaveBeenCalled()
  })
})
`
