/**
 * The lint's import rules, checked on the whole graph: cycles, unused modules and misplaced packages
 * can't be seen from a single file.
 */
const room = (name) => `^src/${name}/`
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const layers = [
  rule(
    'model-is-the-floor',
    'src/model imports only itself',
    { path: room('model') },
    { path: '^(src/(?!model/)|types/|server/)' },
  ),
  rule(
    'api-is-an-island',
    'src/api stands on model and platform',
    { path: room('api') },
    { path: '^src/(?!api/|model/|platform/)' },
  ),
  rule(
    'platform-is-a-leaf',
    'src/platform stands on model alone, and on the colours that WeChat reads as well',
    { path: room('platform') },
    { path: '^src/(?!platform/|model/|theme\\.json)' },
  ),
  rule(
    'pages-are-tops',
    'nothing but the app shell imports a page',
    { path: '^src/(?!pages|app\\.)' },
    { path: '^src/pages' },
  ),
  rule(
    'sub-packages-are-islands',
    'what two features share lives in src/ui or src/stores',
    { path: '^src/(pages-[^/]+)/' },
    { path: '^src/pages-[^/]+/', pathNot: '^src/$1/' },
  ),
]

const sides = [
  rule('app-without-server', 'types come through types/api.d.ts', { path: '^src/' }, { path: '^server/' }),
  rule('server-without-app', 'the server stands alone', { path: '^server/' }, { path: '^src/' }),
  rule(
    'product-without-tests',
    'tests are never imported',
    { path: '^(src|server)/' },
    { path: '^(test|scripts)/' },
  ),
]

/** The server's rooms from the ground up: each may import those above it in this list, and itself. */
const SERVER_ROOMS = ['contracts', 'texts', 'base', 'states', 'money', 'db', 'plugins', 'routing', 'modules']

const serverRooms = SERVER_ROOMS.map((name, index) => {
  const below = SERVER_ROOMS.slice(0, index + 1).join('|')
  return rule(
    `server-${name}-looks-down`,
    'a room of the server knows only those below it',
    { path: `^server/${name}/` },
    { path: '^server/.+\\.ts$', pathNot: [`^server/(${below})/`, '^server/assets\\.ts$'] },
  )
})

const serverModules = [
  rule(
    'modules-have-one-door',
    'ask for it in the other module’s index.ts',
    { path: '^server/modules/([^/]+)/' },
    { path: '^server/modules/[^/]+/', pathNot: ['^server/modules/$1/', '^server/modules/[^/]+/index\\.ts$'] },
  ),
  rule(
    'modules-have-one-door-for-all',
    'ask for it in the module’s index.ts',
    { path: '^server/(?!modules/)' },
    { path: '^server/modules/', pathNot: '^server/modules/[^/]+/index\\.ts$' },
  ),
  rule(
    'sql-in-repositories',
    'a query belongs in the repository of the module whose tables it reads',
    { path: '^server/', pathNot: '^server/(db|seed)/|^server/modules/[^/]+/repository(\\.ts$|/)' },
    {
      path: '^server/db/schema/|^node_modules/drizzle-orm/',
      dependencyTypesNot: ['type-only'],
    },
  ),
]

const graph = [
  rule(
    'no-circular',
    'a circle has no bottom to start reading at',
    { path: '^(src|server|scripts)/' },
    { circular: true },
  ),
  rule(
    'no-circular-at-run-time',
    'modules that need each other to load may load in the wrong order; types alone never load',
    { path: '^test/' },
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  rule(
    'no-orphans',
    'a module nobody imports is dead or was forgotten',
    {
      orphan: true,
      path: '^(src|server)/',
      pathNot: ['\\.d\\.ts$', '\\.config\\.ts$', '\\.weapp\\.tsx?$', '\\.scss$'],
    },
    {},
  ),
  rule(
    'no-dev-packages-in-the-product',
    'what ships must be in `dependencies`',
    { path: '^(src|server)/' },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'no-unlisted-packages',
    'a package that package.json does not name may vanish with the next install',
    { path: '^(src|server)/' },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  rule(
    'no-unresolvable',
    'an import that leads nowhere',
    { path: '^(src|server)/' },
    { couldNotResolve: true },
  ),
]

module.exports = {
  forbidden: [...layers, ...sides, ...serverRooms, ...serverModules, ...graph],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(scss|css|png|jpg|svg)$' },
    // server/ and test/ have a one-line package.json that only sets the module type.
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      // Both targets' files are in the graph; an import of `x` resolves to the H5 version.
      extensions: ['.h5.ts', '.h5.tsx', '.ts', '.tsx', '.mts', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
}
