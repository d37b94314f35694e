import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { schemasStayOnTheServer } from './vite/schemas-stay-on-the-server.ts'

export default defineConfig({
  cacheDir: '.vite-cache',
  // Assets name each other relatively, so that one build serves below any base path.
  experimental: { renderBuiltUrl: (_file, { ssr }) => (ssr ? undefined : { relative: true }) },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
  },
  plugins: [
    schemasStayOnTheServer(),
    tanstackStart({
      router: {
        virtualRouteConfig: './src/routes.ts',
        // A page's loader travels with its component: in the entry the queries of every page would weigh on each.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']] },
      },
    }),
    react(),
  ],
})
