import { videoList } from '@mediatheque/contract/catalogue/videos/video.list.ts'
import { videoEndpoints } from '@mediatheque/contract/catalogue/videos/videos.endpoints.ts'
import type { VideoRecord } from '@mediatheque/contract/catalogue/videos/videos.schemas.ts'
import { Button } from '@mantine/core'
import { IconPlus, IconVideo } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { useVideoDeletion } from './use-video-deletion.tsx'
import { useVideoCells, VideoActions } from './video-cells.tsx'
import { type VideoSearch, videosQuery } from './videos-admin.queries.ts'

interface VideosPageProps {
  search: VideoSearch
  onSearch: OnSearch<VideoSearch>
}

/** All videos, for those who look after them. */
export function VideosPage({ search, onSearch }: VideosPageProps) {
  const t = useTranslate()
  const { data } = useList(videosQuery(search))
  const deletion = useVideoDeletion<VideoRecord>()
  return (
    <Page>
      <PageHeader
        title={t('Videos')}
        titleId="videos-title"
        text={t('What can be watched, of which title, and whether it plays.')}
        actions={
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            renderRoot={(props) => <Link to="/admin/videos/new" {...props} />}
          >
            {t('Add a video')}
          </Button>
        }
      />
      <DataTable
        {...{ list: videoList, data, search, onSearch }}
        cells={useVideoCells()}
        labelledBy="videos-title"
        nameColumn="name"
        nameOf={({ name, title }) => `${name} (${title.name})`}
        searchLabel={t('Search videos')}
        csvAddress={csvAddress(videoList, videoEndpoints.exportVideos, search)}
        rowActions={(video: VideoRecord) => <VideoActions video={video} place={{}} />}
        actions={[deletion.action]}
        words={{
          failed: t('The videos could not be listed'),
          notFound: t('No matching videos found'),
          empty: {
            icon: <IconVideo size={28} stroke={1.25} />,
            title: t('No videos yet'),
            text: t('They come with imports, or are added here.'),
          },
        }}
      />
      {deletion.dialog}
    </Page>
  )
}
