import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'

const basePath = process.env['MEDIATHEQUE_BASE_PATH'] ?? ''

/** Renders a page whole rather than streaming it: its status is known before the first byte, and it can be kept. */
const fetch = createStartHandler({
  handler: defaultRenderHandler,
  transformAssets: { transform: ({ url }) => ({ href: basePath + url }), cache: true },
})

export default { fetch }
