import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Page } from '../../../../ui/page.tsx'
import { TitleStrip } from '../title-strip.tsx'
import classes from './download.module.css'
import { DownloadResult } from './download-result.tsx'

/** The result of one link on a page of its own, to come back to or to pass on. */
export function DownloadLinkPage({ link }: { link: LinkView }) {
  const t = useTranslate()
  return (
    <Page narrow>
      <TitleStrip title={link.post} />
      <div className={classes.sheet}>
        <DownloadResult linkId={link.id} />
      </div>
      <Button
        variant="subtle"
        mt="md"
        leftSection={<IconArrowLeft size={16} stroke={1.5} />}
        renderRoot={(props) => (
          <Link to="/titles/$id/download" params={{ id: String(link.title_id) }} {...props} />
        )}
      >
        {t('All links of this title')}
      </Button>
    </Page>
  )
}
