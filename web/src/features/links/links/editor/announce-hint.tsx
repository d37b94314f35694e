import { releaseEndpoints } from '@mediatheque/contract/links/releases/releases.endpoints.ts'
import { ActionIcon } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../../lib/i18n.ts'
import { endpointQuery } from '../../../../lib/queries.ts'
import { useCopyLink } from '../download/use-copy-link.ts'
import classes from './release-editor.module.css'

/** Where the uploader's own client announces; nothing while it is not known. */
export function AnnounceHint() {
  const t = useTranslate()
  const copy = useCopyLink()
  const { data } = useQuery(endpointQuery(releaseEndpoints.getAnnounceAddress))
  if (!data) return null
  const { address, has_tracker: hasTracker } = data.announce
  return (
    <aside className={classes.announce} aria-label={t('Your announce address')}>
      <p className={classes.announceName}>{t('Your announce address')}</p>
      <p className={classes.address}>
        <code>{address}</code>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t(':label: :name', { label: t('Copy'), name: t('Your announce address') })}
          title={t('Copy')}
          onClick={() => void copy(address)}
        >
          <IconCopy size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </p>
      <p className={classes.hint}>
        {t(
          'It ends in your passkey: whoever knows it announces in your name, so keep it to yourself.',
        )}{' '}
        {hasTracker
          ? t('Everybody who takes a torrent here gets it with an address of their own.')
          : t('This site runs no tracker at present: torrents keep their own trackers.')}
      </p>
    </aside>
  )
}
