import { sceneUrl, siteSceneNumber } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import type { ReactNode } from 'react'
import { siteUrl } from '../lib/page-data.ts'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  /** What will be here, or what to try. */
  text?: string
  /** The next step. */
  children?: ReactNode
  /** Without the site's drawing: where something went wrong. */
  isPlain?: boolean
}

/** In place of a list that has nothing to show. */
export function EmptyState({ icon, title, text, children, isPlain = false }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      {!isPlain && (
        <img
          className={classes.scene}
          src={siteUrl(sceneUrl('site', siteSceneNumber(title.length)))}
          alt=""
          width={256}
          height={144}
          loading="lazy"
        />
      )}
      {icon && (
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
      )}
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  )
}
