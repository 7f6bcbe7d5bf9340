const core = '^packages/core/src'
/** Features that others build on: who is signed in, what is set up, how money moves, how the server is reached. */
const shared =
  'account|connectivity|countries|images|imports|intents|navigation|parcels|promotion|realtime|reply-templates|requisites|session|setup|subscription|telegram'

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'core-is-an-island',
      comment: 'machines know xstate and each other, nothing else',
      severity: 'error',
      from: { path: core, pathNot: '\\.test\\.ts$' },
      to: { pathNot: `${core}|node_modules/xstate/dist/(?!.*graph)` },
    },
    {
      name: 'tests-of-the-core-stay-inside',
      comment: 'a test of a machine uses fakes; what needs the sandbox is a flow and lives in test-fixtures',
      severity: 'error',
      from: { path: `${core}/.+\\.test\\.ts$` },
      to: { path: '^packages/(web|test-fixtures|core/adapters/(?!memory))' },
    },
    {
      name: 'testing-helpers-stay-out-of-the-product',
      severity: 'error',
      from: { path: '^packages/(core|web)/(src|adapters)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/core/testing|node_modules/xstate/dist/.*graph' },
    },
    {
      name: 'domain-is-pure',
      comment: 'rules of the business do not know about machines',
      severity: 'error',
      from: { path: '\\.domain\\.ts$' },
      to: { path: 'node_modules/xstate|\\.(machine|setup|port|selectors|compose)\\.ts$' },
    },
    {
      name: 'ports-are-types',
      severity: 'error',
      from: { path: '\\.port\\.ts$' },
      to: { path: '\\.(machine|setup|selectors|compose)\\.ts$' },
    },
    {
      name: 'kernel-is-the-ground',
      comment: 'a feature adds its events to the kernel by declaration merging',
      severity: 'error',
      from: { path: `${core}/kernel/`, pathNot: '\\.test\\.ts$' },
      to: { path: `${core}/(?!kernel/)` },
    },
    {
      name: 'kit-knows-no-feature',
      severity: 'error',
      from: { path: `${core}/kit/`, pathNot: '\\.test\\.ts$' },
      to: { path: `${core}/(?!(?:kernel|kit)/)` },
    },
    {
      name: 'features-know-the-shared-ones-only',
      comment:
        'the app composes all features; home, readiness, deliveries-nova, deliveries-sender, categories, chats, form-preview, import-list, imports, preferences, product-created, product-editor, shell, alerts and stores sum their neighbours up; a compose file takes the ports of others',
      severity: 'error',
      from: {
        path: `${core}/(?!(?:app|home|readiness|deliveries-nova|deliveries-sender|categories|chats|form-preview|import-list|imports|preferences|product-created|product-editor|shell|alerts|stores|kernel|kit)/)([^/]+)/`,
        pathNot: '\\.test\\.ts$',
      },
      to: { path: `${core}/[^/]+/`, pathNot: `${core}/(?:$1|kernel|kit|${shared})/|${core}/[^/]+/[^/]+\\.port\\.ts$` },
    },
    {
      name: 'neighbours-use-the-front-door',
      comment: 'a feature may use another feature only through its domain, port or machine',
      severity: 'error',
      from: { path: `${core}/([^/]+)/`, pathNot: '\\.test\\.ts$' },
      to: { path: `${core}/[^/]+/[^/]+\\.selectors\\.ts$`, pathNot: `${core}/$1/` },
    },
    {
      name: 'adapters-see-ports-only',
      severity: 'error',
      from: { path: '^packages/core/adapters', pathNot: '\\.test\\.ts$' },
      to: { path: `${core}/.+\\.(machine|setup|selectors|compose)\\.ts$` },
    },
    {
      name: 'web-renders',
      comment: 'screens import core by its package name; only the composition root may touch adapters',
      severity: 'error',
      from: { path: '^packages/web/src', pathNot: '^packages/web/src/(main\\.ts|wiring/)|\\.test\\.tsx?$' },
      to: { path: '^packages/core/adapters|node_modules/(ofetch|pusher-js|laravel-echo)/|^packages/test-fixtures' },
    },
    {
      name: 'the-product-knows-no-sandbox',
      severity: 'error',
      from: { path: '^packages/(core|web)/(src|adapters)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/test-fixtures' },
    },
    {
      name: 'the-product-knows-no-viewer',
      comment:
        'the viewer is a page of its own, and in no production build; the recorder comes in builds for developers',
      severity: 'error',
      from: {
        path: '^packages/[^/]+/(src|adapters|flows)',
        pathNot: '^packages/web/src/wiring/recording/recorded.ts$',
      },
      to: { path: '^packages/web/inspect' },
    },
    {
      name: 'nothing-reaches-into-a-package',
      comment:
        'other packages are imported by their names: @supplier/core/kernel/money, not ../../core/src/kernel/money',
      severity: 'error',
      from: { path: '^packages/(web|test-fixtures)/' },
      to: { path: '^packages/core/', dependencyTypes: ['local'] },
    },
    {
      name: 'recordings-stay-out-of-the-product',
      comment: 'machines and adapters know nothing of recorder and replayer, which know no adapter',
      severity: 'error',
      from: { path: '^packages/core/(src|adapters)', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/core/flows' },
    },
    {
      name: 'headless-is-a-door',
      comment: 'programs without a view come in by it; nothing of the product needs it',
      severity: 'error',
      from: { path: '^packages/(core/(src|adapters|flows)|web)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/core/headless' },
    },
    {
      name: 'recordings-know-ports-only',
      severity: 'error',
      from: { path: '^packages/core/flows', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/(web|test-fixtures|core/(adapters|testing))' },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^styled-system/|\\?(url|raw)$|^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    exclude: { path: '\\.types|core/dist/|/dist(-sandbox)?/assets|styled-system' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'],
    },
  },
}
