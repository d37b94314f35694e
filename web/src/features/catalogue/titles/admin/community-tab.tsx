import type { ReactNode } from 'react'
import { WhenNear } from '../../../../ui/when-near.tsx'
import classes from './title-editor.module.css'

/** What members made of a title, as its page shows it: whoever looks after it decides there. */
export function CommunityTab({ children }: { children: ReactNode }) {
  return (
    <div className={classes.community}>
      <WhenNear>{children}</WhenNear>
    </div>
  )
}
