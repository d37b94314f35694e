/** Made by `vite/endpoint-schemas.ts`: by method and path, the schema of an endpoint's body. */
declare module 'virtual:endpoint-schemas' {
  import type { z } from 'zod'

  export const schemas: Readonly<Record<string, () => Promise<z.ZodType>>>
}
