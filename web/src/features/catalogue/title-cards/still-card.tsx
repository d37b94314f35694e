import type { ReactNode } from 'react'
import { siteUrl } from '../../../lib/page-data.ts'
import { PLAIN_LINK } from '../../../lib/plain-links.ts'
import type { Picture } from '../../../lib/pictures.ts'
import classes from './still-card.module.css'

interface StillCardProps {
  path: string
  picture: Picture
  name: string
  facts: string
  /** On the picture: which episode, or what is left. */
  sign?: string | undefined
  /** How much was watched, of one. */
  share?: number | undefined
  /** What can be done with it; a button. */
  action?: ReactNode
}

/** An episode, or something to go on with: a wide picture, what it is of, and which part. */
export function StillCard({ path, picture, name, facts, sign, share, action }: StillCardProps) {
  return (
    <div className={classes.place}>
      <a href={siteUrl(path)} className={classes.card} {...PLAIN_LINK}>
        <span className={classes.picture}>
          <img {...picture} sizes="auto, 400px" alt="" loading="lazy" decoding="async" />
          {sign && <span className={classes.sign}>{sign}</span>}
          {share !== undefined && (
            <span className={classes.bar}>
              <span style={{ width: `${Math.round(share * 100)}%` }} />
            </span>
          )}
        </span>
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>{facts}</span>
      </a>
      {action}
    </div>
  )
}
