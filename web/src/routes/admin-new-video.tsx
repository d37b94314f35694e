import { createFileRoute } from '@tanstack/react-router'
import { NewVideo } from '../features/catalogue/videos/admin/video-page.tsx'
import { translate } from '../lib/i18n.ts'
import { Page } from '../ui/page.tsx'

export const Route = createFileRoute('/_shell/admin/videos/new')({
  head: () => ({ meta: [{ title: translate('New video') }] }),
  component: AdminNewVideo,
})

function AdminNewVideo() {
  return (
    <Page>
      <NewVideo place={{}} isPage />
    </Page>
  )
}
