import { LinkType } from '@/model/enumerations/content'
import { contentLinkDoor } from '@/navigation/contentLinkDoor'
import { PATHS } from '@/navigation/routes'

import { fakeRouter } from '../../support/app/fakeRouter'

describe('what a banner or a text links to', () => {
  it.each([
    ['a page', LinkType.PAGE, `${PATHS.product}?id=1`, `navigateTo ${PATHS.product}?id=1`],
    ['a tab', LinkType.PAGE, PATHS.store, `switchTab ${PATHS.store}`],
    [
      'a tab, whose parameters WeChat would refuse',
      LinkType.PAGE,
      `${PATHS.store}?a=1`,
      `switchTab ${PATHS.store}`,
    ],
    [
      'a web page',
      LinkType.EXTERNAL_LINK,
      'https://www.abf.gov.au/?a=1&b=2',
      `navigateTo ${PATHS.webView}?url=https%3A%2F%2Fwww.abf.gov.au%2F%3Fa%3D1%26b%3D2`,
    ],
    [
      'a category',
      LinkType.ARTICLE_CATEGORY,
      'customs',
      `navigateTo ${PATHS.articleList}?categoryId=customs`,
    ],
    ['an article', LinkType.ARTICLE, 'a/1', `navigateTo ${PATHS.articleDetail}?id=a%2F1`],
    ['an announcement', LinkType.ANNOUNCE, '7', `navigateTo ${PATHS.announceDetail}?id=7`],
  ])('%s opens', async (_case, linkType, linkSourceValue, move) => {
    const { moves } = fakeRouter(PATHS.mine)

    await contentLinkDoor({ linkType, linkSourceValue })?.()

    expect(moves).toEqual([move])
  })

  it.each([
    ['nothing', LinkType.NONE, 'x'],
    ['no value', LinkType.ARTICLE, null],
    ['a page that this version lacks', LinkType.PAGE, '/pages/new/new'],
    ['another site as a page', LinkType.PAGE, 'https://evil.test/'],
    ['a type of a newer server', 60 as LinkType, 'x'],
  ])('%s leads nowhere', (_case, linkType, linkSourceValue) => {
    expect(contentLinkDoor({ linkType, linkSourceValue })).toBeNull()
  })
})
