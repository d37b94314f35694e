import { createFileRoute, useRouter } from '@tanstack/react-router'
import { EditChannel } from '../features/catalogue/channels/admin/channel-editor.tsx'
import { editedChannelQuery } from '../features/catalogue/channels/admin/channel-records.queries.ts'
import { notFoundOn404 } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/channels/$slugOrId/edit')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient
      .fetchQuery({ ...editedChannelQuery(params.slugOrId), staleTime: 0 })
      .catch(notFoundOn404),
  head: ({ loaderData }) => ({
    meta: [
      {
        title: loaderData
          ? translate('Edit channel: :name', { name: loaderData.channel.name })
          : translate('Channels and rows'),
      },
    ],
  }),
  component: AdminEditChannel,
})

function AdminEditChannel() {
  const { channel } = Route.useLoaderData()
  const router = useRouter()
  return (
    <EditChannel key={channel.id} channel={channel} onReverted={() => void router.invalidate()} />
  )
}
