import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { adminRoutes } from './vite/admin-routes.ts'
import { endpointSchemas } from './vite/endpoint-schemas.ts'
import { firstScripts } from './vite/first-scripts.ts'
import { mantineStyles } from './vite/mantine-styles.ts'
import { nameClass } from './vite/name-class.ts'
import { schemasStayOnTheServer } from './vite/schemas-stay-on-the-server.ts'

/** The frame of the pages and what most public pages are made of; comes with everything it imports. */
const ON_EVERY_PAGE =
  /modern\/useSuspenseQuery|web\/src\/(lib\/use-is-alive|features\/(site\/shell\/(?!user-menu|cookie-notice|nested-menu)|catalogue\/(search\/navigation-search|title-cards\/(artwork|initials|news-card|person-card|title-card|title-link|title-row)))|ui\/(backdrop|chip(?!-field)|empty-state|error-state|media|page|pagination|poster|skeleton|visually))/

/** What the server draws of a title comes alive in parts, but is dressed at once. */
const STYLES_OF_TITLES =
  /web\/src\/features\/catalogue\/(titles\/(?!admin\/).+|title-cards\/video-list)\.module\.css/

export default defineConfig({
  cacheDir: '.vite-cache',
  // What the package adds for a React without the hook is for versions before 18.
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  // Assets name each other relatively, so that one build serves below any base path.
  experimental: { renderBuiltUrl: (_file, { ssr }) => (ssr ? undefined : { relative: true }) },
  css: { modules: { generateScopedName: nameClass } },
  build: {
    target: 'es2022',
    // The list of what each page's script needs would be in the first script of every page, and weigh 3 kB. A page that
    // the server draws names them itself; the next one is asked for while its link is pointed at.
    modulePreload: { resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
  },
  environments: {
    // Each process would load all six thousand icons for the hundred that are shown, and every part of Mantine: 50 MB of its
    // memory, and 120 of the disk.
    ssr: { resolve: { noExternal: ['@tabler/icons-react', /^@mantine/] } },
    client: {
      build: {
        rolldownOptions: {
          // Otherwise each icon and each helper that two pages share becomes a file: sixty of them for the first page.
          output: {
            codeSplitting: {
              groups: [
                { name: 'title-styles', test: STYLES_OF_TITLES, priority: 3 },
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
                {
                  name: 'site',
                  tags: ['$initial'],
                  test: /^(?!.*web\/src\/client\.tsx)/,
                  priority: 2,
                },
                { name: 'shell', test: ON_EVERY_PAGE, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    mantineStyles(),
    endpointSchemas(),
    adminRoutes(),
    schemasStayOnTheServer(),
    firstScripts(),
    tanstackStart({
      router: {
        virtualRouteConfig: './src/routes.ts',
        // A page's loader travels with its component: in the entry the queries of every page would weigh on each.
        codeSplittingOptions: {
          defaultBehavior: [
            ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
          ],
          splitBehavior: ({ routeId }) => (routeId === '/_shell' ? [] : undefined),
        },
      },
    }),
    react(),
  ],
})
