import path from 'node:path'

import { accessTo, findCall } from './apiCall.mts'
import { listPageTest } from './listPageTest.mts'
import type { NewListPage } from './NewListPage.mts'
import type { NewPage } from './page.mts'
import type { Files, Project } from './project.mts'
import { findRoute } from './registerPage.mts'
import { SIGN_IN_FIRST, type Scaffold } from './Scaffold.mts'

export interface ListOptions {
  /** The API method that returns one page of the list. */
  readonly call: string
  /** The route that a row opens. */
  readonly opens: string
  readonly isPublic: boolean
}

/** A list page with its row. */
export function listPage(
  project: Project,
  page: NewPage,
  textsImport: string,
  { call, opens, isPublic }: ListOptions,
): Scaffold {
  const shownKey = `${page.routeName}.empty`
  return {
    added: filesOf({
      ...page,
      call: findCall(project, call),
      opens: findRoute(project, opens),
      isPublic,
      textsImport,
    }),
    texts: { 'zh-Hans': { [shownKey]: '这里还没有内容' }, en: { [shownKey]: 'Nothing here yet' } },
    shownKey,
    signedOut: isPublic ? null : SIGN_IN_FIRST,
  }
}

function filesOf(page: NewListPage): Files {
  const { pagePath, pascalName, kebabName } = page
  const folder = path.posix.dirname(`src/${pagePath}`)
  return {
    [`src/${pagePath}.tsx`]: component(page),
    [`src/${pagePath}.config.ts`]:
      "export default definePageConfig({ navigationBarTitleText: '', enablePullDownRefresh: true })\n",
    [`${folder}/${listName(page)}.ts`]: list(page),
    [`${folder}/${pascalName}Row.tsx`]: row(page),
    [`test/component/${path.posix.dirname(pagePath)}/${kebabName}.test.tsx`]: listPageTest(page),
  }
}

/** Name of the list's file and its export, such as `freshlyMadeList`; doesn't repeat a "List" suffix. */
function listName({ pascalName }: NewPage): string {
  const name = pascalName.replace(/List$/, '')
  return `${name[0]?.toLowerCase()}${name.slice(1)}List`
}

function component(page: NewListPage): string {
  const { pascalName, routeName, isPublic, textsImport } = page
  const makeStore = isPublic ? 'usePageStore' : 'usePersonalStore'
  return `import { observer } from 'mobx-react'

import { t } from '@/i18n'
${textsImport}${isPublic ? '' : "import { openLogin } from '@/navigation/signIn'\n"}import { ${makeStore} } from '@/stores/StoresContext'
${isPublic ? '' : "import { SignInFirst } from '@/ui/account/SignInFirst'\n"}import { EmptyState } from '@/ui/feedback/EmptyState'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'
import { EVEN_ROW_HEIGHT } from '@/ui/list/RowCard'

import { ${pascalName}Row } from './${pascalName}Row'
import { ${listName(page)} } from './${listName(page)}'

export default observer(function ${pascalName}Page() {
  usePageTitle('title.${routeName}')
  return (
    <ListPage
      list={${makeStore}(${listName(page)})}
      rowHeight={EVEN_ROW_HEIGHT}
      renderRow={(item) => <${pascalName}Row item={item} />}
      empty={<EmptyState illustration="mailbox" text={t('${routeName}.empty')} />}
      ${isPublic ? '' : 'signIn={<SignInFirst onSignIn={openLogin} />}'}
    />
  )
})
`
}

function list(page: NewListPage): string {
  const { pascalName, call, isPublic } = page
  const { imported, api } = accessTo(call, 'stores')
  return `${imported}import { ListStore } from '@/stores/list/ListStore'
import type { Stores } from '@/stores/StoresContext'

export type ${pascalName}Item = ReturnType<typeof ${listName(page)}>['rows']['items'][number]

export function ${listName(page)}(stores: Stores) {
  return new ListStore(stores, {${isPublic ? ' isPublic: true,' : ''} fetch: (query) => ${api}.${call.method}(query) })
}
`
}

const row = (page: NewListPage) => `import { openPage } from '@/navigation/navigate'
import { RowCard } from '@/ui/list/RowCard'

import type { ${page.pascalName}Item } from './${listName(page)}'

export function ${page.pascalName}Row({ item: { id } }: { item: ${page.pascalName}Item }) {
  return (
    <RowCard
      isEven
      id={\`${page.kebabName}-\${id}\`}
      icon="parcel"
      title={id}
      onClick={() => void openPage('${page.opens}', { id })}
    />
  )
}
`
