import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'

// The router's own client rather than Start's: that one brings a serialiser for server functions, of which there are none.
const router = getRouter()

startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />)
})
