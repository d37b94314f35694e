/** The doors of the house (docs/ARCHITECTURE.md): who may import whom. Tests may look into what they test. */
const notTests = { pathNot: '\\.(test|factory)\\.tsx?$|/test-app\\.ts$|/test-[a-z-]+\\.ts$' }

export default {
  forbidden: [
    {
      name: 'contract-imports-zod-only',
      comment: 'The contract is data that both sides read; it knows neither of them.',
      severity: 'error',
      from: { path: '^contract/src', ...notTests },
      to: { pathNot: '^contract/src|(^|/)node_modules/zod/' },
    },
    {
      name: 'settings-lie-at-the-bottom',
      comment: 'What all settings are made with knows none of them.',
      severity: 'error',
      from: { path: '^contract/src/site/settings/', ...notTests },
      to: { path: '^contract/src/', pathNot: '^contract/src/(core|site/settings)/' },
    },
    {
      name: 'settings-of-a-feature-need-no-other',
      comment: 'Everybody who reads a setting loads them all: they bring nothing else along.',
      severity: 'error',
      from: { path: '^contract/src/([^/]+)/([^/]+)/.*\\.settings\\.ts$' },
      to: { path: '^contract/src/', pathNot: '^contract/src/(core|site/settings|$1/$2)/' },
    },
    {
      name: 'settings-are-defined-where-they-are-looked-for',
      severity: 'error',
      from: {
        path: '^(contract|server|web)/src/',
        pathNot: '\\.settings\\.ts$|^contract/src/settings\\.generated\\.ts$',
      },
      to: { path: '^contract/src/site/settings/settings-part\\.ts$' },
    },
    {
      name: 'server-and-web-never-meet',
      severity: 'error',
      from: { path: '^server/', ...notTests },
      to: { path: '^web/' },
    },
    {
      name: 'web-never-imports-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^server/' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^server/src/platform', ...notTests },
      to: { path: '^server/src/(features|app|main|worker)' },
    },
    {
      name: 'features-do-not-gather-themselves',
      comment: 'What features add to each other they are handed as platform.features.',
      severity: 'error',
      from: { path: '^server/src/(features|platform)/', ...notTests },
      to: { path: '^server/src/(gather-)?features\\.ts$' },
    },
    {
      name: 'features-are-entered-by-their-doors',
      comment:
        'Another feature is entered through its service, policy or presenter; its tables are filled through its batch functions.',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/([^/]+)/', ...notTests },
      to: {
        path: '^server/src/features/',
        pathNot: [
          '^server/src/features/$1/$2/',
          '\\.(service|policy|presenter|batch\\.repository)\\.ts$',
        ],
      },
    },
    {
      name: 'routes-do-not-query',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.repository\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'batch-functions-are-for-repositories-and-fillings',
      comment:
        'What fills tables by the hundred (imports, the demonstration) is no way for answering calls.',
      severity: 'error',
      from: {
        path: '^server/src/features/([^/]+)/([^/]+)/',
        pathNot: ['\\.repository\\.ts$', '/(demo|media-import)/', notTests.pathNot],
      },
      to: { path: '\\.batch\\.repository\\.ts$', pathNot: '^server/src/features/$1/$2/' },
    },
    {
      name: 'only-repositories-know-the-query-builder',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [
          '\\.repository\\.ts$',
          '^server/src/platform/(database|jobs|http/(health|pagination)\\.ts|cache|mail)',
          '\\.(test|factory)\\.ts$',
          '/test-[a-z-]+\\.ts$',
        ],
      },
      to: { path: '(^|/)node_modules/(kysely|pg)/' },
    },
    {
      name: 'one-way-out-of-the-house',
      comment: 'Other sites are called by platform/outbound only, which guards every hop.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [
          '^server/src/platform/outbound/',
          // What address is whose, and whether a port is free.
          '^server/src/(features/accounts/passkeys/relying-party|assert-address-is-free)\\.ts$',
          notTests.pathNot,
        ],
      },
      to: {
        // A package may lie beside the one that asks for it.
        path: '^(node:)?(https?|http2|dns|dns/promises|net|tls|dgram)$|(^|/)node_modules/undici/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'policies-are-pure',
      severity: 'error',
      from: { path: '\\.policy\\.ts$' },
      to: { pathNot: '^contract/src|\\.policy\\.ts$' },
    },
    {
      name: 'ui-and-lib-know-no-feature',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/', ...notTests },
      to: { path: '^web/src/(features|routes|app)/' },
    },
    {
      name: 'features-do-not-reach-up',
      severity: 'error',
      from: { path: '^web/src/features/', ...notTests },
      to: { path: '^web/src/(routes|app)/' },
    },
    {
      name: 'web-features-meet-in-routes',
      comment:
        'Only title cards, the player, authors, comments, own marks, votes, reports, answers of staff, sanctions, files, histories, download clients, ads and what shows the site as a role are made to be embedded.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/([^/]+)/', ...notTests },
      to: {
        path: '^web/src/features/',
        pathNot: [
          '^web/src/features/$1/$2/',
          '^web/src/features/(catalogue/(title-cards|player)|community/(authors|comments|marks|votes|reports|staff-answers|sanctions)|links/download-clients|operations/(files|history)|site/ads|accounts/view-as)/',
        ],
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(contract|server|web)/src/',
        pathNot: [
          '\\.d\\.ts$',
          '\\.test\\.tsx?$',
          '\\.factory\\.ts$',
          '\\.gen\\.ts$',
          '^web/src/(routes|app|server|client|start|router)',
        ],
      },
      to: {},
    },
    {
      name: 'no-test-in-source',
      severity: 'error',
      from: { path: '^(contract|server|web)/src/', ...notTests },
      to: { path: '\\.(test|factory)\\.tsx?$|/test-app\\.ts$' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|routeTree\\.gen\\.ts$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
