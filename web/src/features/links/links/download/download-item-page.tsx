import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Page } from '../../../../ui/page.tsx'
import { RightsNote } from '../../../community/reports/rights-note.tsx'
import { TitleStrip } from '../title-strip.tsx'
import classes from './download.module.css'
import { DownloadResult } from './download-result.tsx'
import { NzbResult, TorrentResult } from './release-result.tsx'

type Item = Pick<LinkView, 'id' | 'title_id' | 'post'>

/** The download of one link, newsgroup file or torrent on a page of its own, to come back to or to pass on. */
export function DownloadItemPage({ kind, item }: { kind: 'link' | 'nzb' | 'torrent'; item: Item }) {
  const t = useTranslate()
  return (
    <Page narrow>
      <TitleStrip title={item.post} />
      <div className={classes.sheet}>
        {kind === 'link' && <DownloadResult linkId={item.id} />}
        {kind === 'nzb' && <NzbResult id={item.id} />}
        {kind === 'torrent' && <TorrentResult id={item.id} />}
        <RightsNote kind={kind} id={item.id} />
      </div>
      <Button
        variant="subtle"
        mt="md"
        leftSection={<IconArrowLeft size={16} stroke={1.5} />}
        renderRoot={(props) => (
          <Link to="/titles/$id/download" params={{ id: String(item.title_id) }} {...props} />
        )}
      >
        {t('All links of this title')}
      </Button>
    </Page>
  )
}
