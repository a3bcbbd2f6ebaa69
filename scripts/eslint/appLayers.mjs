/**
 * Allowed imports in `src` (docs/architecture.md):
 *
 *   app ─► pages ─► ui ─► i18n ─► model       pages ─► stores ─► api ─► model
 *   pages ─► navigation, platform             ui → stores, pages → api: types only
 *   platform ─► model, and every layer above model may use platform
 *   wide, which is beside the pages, may import what a page may
 */
const LEAVES = ['styles', 'assets']
const ROOMS = ['wide', 'ui', 'stores', 'api', 'i18n', 'navigation', 'platform', 'model', ...LEAVES]

export const appElements = [
  // A sub-package is one feature, and so is each folder in src/pages.
  { type: 'subpackage', pattern: 'src/pages-*', capture: ['feature'] },
  { type: 'main', pattern: 'src/pages/*', capture: ['feature'] },
  ...ROOMS.map((type) => ({ type, pattern: `src/${type}` })),
]

const elements = (...types) => ({ to: { element: { types: { anyOf: types } } } })
const typesOf = (type) => ({ to: { element: { type } }, dependency: { kind: 'type' } })
const sameFeature = (type) => ({
  to: { element: { type, captured: { feature: '{{from.element.captured.feature}}' } } },
})
const from = (type, ...allow) => ({ from: { element: { type } }, allow })

const BELOW_A_PAGE = ['ui', 'stores', 'navigation', 'platform', 'i18n', 'model', ...LEAVES]

export const appDependencies = {
  default: 'disallow',
  message:
    '{{from.element.type}} may not import {{to.element.type}} ({{dependency.kind}}); docs/architecture.md shows who may import whom.',
  policies: [
    from('subpackage', elements(...BELOW_A_PAGE), typesOf('api'), sameFeature('subpackage')),
    from('main', elements(...BELOW_A_PAGE), typesOf('api'), sameFeature('main')),
    from('wide', elements('wide', ...BELOW_A_PAGE)),
    from('ui', elements('ui', 'i18n', 'platform', 'model', ...LEAVES), typesOf('stores')),
    from('stores', elements('stores', 'api', 'platform', 'model')),
    from('api', elements('api', 'platform', 'model')),
    from('i18n', elements('i18n', 'platform', 'model')),
    from('navigation', elements('navigation', 'platform', 'model')),
    from('platform', elements('platform', 'model')),
    from('model', elements('model')),
  ],
}

/** The same rules, but stores may import i18n; for LocaleStore. */
export const withI18n = (rules) => ({
  ...rules,
  policies: [...rules.policies, from('stores', elements('i18n'))],
})
