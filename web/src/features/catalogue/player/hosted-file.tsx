import { downloadEndpoints } from '@mediatheque/contract/links/downloads/downloads.endpoints.ts'
import { Loader } from '@mantine/core'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../lib/api.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import type { Picture } from '../../../lib/pictures.ts'
import { errorMessage } from '../../../lib/toast.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
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
  /** It was chosen to be played: it is opened as soon as it is shown. */
  isChosen?: boolean
  onOpened(src: string): void
}

/** A file that lies at a host, for members whose own account opens it when they choose it. It stays offered where that fails. */
export function HostedFile({ item, poster, ways, isChosen = false, onOpened }: HostedFileProps) {
  const t = useTranslate()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => openHostedFile(item.id),
  })
  // Told to this call alone: whoever went on to another video meanwhile is not to hear this one begin.
  const open = () => mutate(undefined, { onSuccess: ({ url }) => url !== null && onOpened(url) })
  const openAtOnce = useEffectEvent(() => {
    if (isChosen) open()
  })
  useEffect(() => openAtOnce(), [])
  const hasFailed = !isPending && (error !== null || data?.url === null)
  if (hasFailed) {
    // The only file's own, without its address, which stands behind the button.
    const reason = error ? errorMessage(error) : (data?.files[0]?.error ?? data?.error)
    return (
      <SourceFailed
        ways={{ ...ways, download: item.src }}
        text={[t('Erreur de Débridage'), reason].filter(Boolean).join(' – ')}
        onRetry={open}
      />
    )
  }
  return (
    <>
      <Still poster={poster} />
      <VisuallyHidden>
        <span role="status">{isPending && t('Opening the file…')}</span>
      </VisuallyHidden>
      <button
        type="button"
        className={classes.cover}
        aria-label={t('Play :name', { name: item.name })}
        aria-disabled={isPending}
        onClick={() => !isPending && open()}
      >
        <span className={classes.begin}>
          <span className={classes.mark} aria-hidden>
            {isPending ? <Loader color="white" size={30} /> : <IconPlayerPlayFilled size={34} />}
          </span>
          <span className={classes.hint}>
            {isPending ? t('Opening the file…') : t('Through your debrid account')}
          </span>
        </span>
      </button>
    </>
  )
}
