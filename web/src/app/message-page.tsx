import { sceneUrl } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import type { ReactNode } from 'react'
import { siteUrl } from '../lib/page-data.ts'
import classes from './message-page.module.css'

interface MessagePageProps {
  /** A short mark above the heading, such as the status. */
  mark: string
  title: string
  text: string
  children?: ReactNode
}

/** Which of the site's drawings: somebody alone in a cone of light. */
const SCENE = 11

/** A page that has nothing to show but a message and a way on. */
export function MessagePage({ mark, title, text, children }: MessagePageProps) {
  return (
    <section className={classes.page}>
      <img
        className={classes.scene}
        src={siteUrl(sceneUrl('site', SCENE))}
        alt=""
        width={480}
        height={270}
      />
      <p className={classes.mark} aria-hidden>
        {mark}
      </p>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{children}</div>
    </section>
  )
}
