import { createFileRoute } from '@tanstack/react-router'
import { NewChannel } from '../features/catalogue/channels/admin/channel-editor.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/channels/new')({
  head: () => ({ meta: [{ title: translate('New channel') }] }),
  component: NewChannel,
})
