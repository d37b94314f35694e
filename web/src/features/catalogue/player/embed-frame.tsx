import { useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './player-frame.module.css'
import type { PlayerPage } from './player-page.ts'
import {
  readEmbedSource,
  withAutoplay,
} from '@mediatheque/contract/catalogue/watch/embed-source.ts'
import { SourceFailed } from './source-failed.tsx'

interface EmbedFrameProps {
  name: string
  source: string
  ways: PlayerPage['ways']
}

/** The player of another site, in a frame that cannot touch this one. */
export function EmbedFrame({ name, source, ways }: EmbedFrameProps) {
  const t = useTranslate()
  const url = readEmbedSource(source)
  // A browser lets begin what was pressed; what came by itself waits to be. Told once: another address is another page.
  const [isPressed] = useState(() => navigator.userActivation?.isActive ?? true)
  if (!url) return <SourceFailed ways={ways} text={t('There was an issue playting this video.')} />
  return (
    <iframe
      className={classes.embed}
      src={withAutoplay(url, isPressed)}
      title={name}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-forms"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  )
}
