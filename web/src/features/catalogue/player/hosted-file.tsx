import { downloadEndpoints } from '@mediatheque/contract/links/downloads/downloads.endpoints.ts'
import { Loader } from '@mantine/core'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import type { Picture } from '../../../lib/pictures.ts'
import { errorMessage } from '../../../lib/toast.ts'
import classes from './player-frame.module.css'
import type { PlayerItem } from './player-item.ts'
import type { PlayerPage } from './player-page.ts'
import { SourceFailed } from './source-failed.tsx'
import { Still } from './still.tsx'

/** In the words of the call: a video, no link. */
const VIDEO = 2

/** The direct address of a video's file, through the caller's own account at a debrid service, or why there is none. */
export const openHostedFile = (id: number) =>
  call(downloadEndpoints.unlockLink, { body: { id, type: VIDEO } })

interface HostedFileProps {
  item: Pick<PlayerItem, 'id' | 'name' | 'src'>
  poster: Picture
  ways: PlayerPage['ways']
  onOpened(src: string): void
}

/** A file that lies at a host, for members whose own account opens it when they press play. It stays offered where that fails. */
export function HostedFile({ item, poster, ways, onOpened }: HostedFileProps) {
  const t = useTranslate()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => openHostedFile(item.id),
    onSuccess: ({ url }) => url !== null && onOpened(url),
  })
  const problem = error ? errorMessage(error) : data?.url === null && (data.error ?? '')
  if (!isPending && problem !== false && problem !== undefined) {
    return (
      <SourceFailed
        ways={{ ...ways, download: item.src }}
        text={[t('Erreur de Débridage'), problem].filter(Boolean).join(' – ')}
        onRetry={() => mutate()}
      />
    )
  }
  return (
    <>
      <Still poster={poster} />
      <button
        type="button"
        className={classes.cover}
        aria-label={t('Play :name', { name: item.name })}
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
      >
        <span className={classes.begin} role="status">
          <span className={classes.mark} aria-hidden>
            {isPending ? <Loader color="white" size={30} /> : <IconPlayerPlayFilled size={34} />}
          </span>
          <span className={classes.hint}>
            {isPending ? t('Opening the file…') : t('Opened by your account at a debrid service')}
          </span>
        </span>
      </button>
    </>
  )
}
