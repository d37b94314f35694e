import type { ReactNode } from 'react'
import classes from './item-list.module.css'

/** The few records of a settings panel, below each other. */
export function ItemList({ children }: { children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>
}

interface ItemProps {
  icon: ReactNode
  name: ReactNode
  /** What else is known of it, in small words with a point between. */
  facts: ReactNode
  /** Said below. */
  children?: ReactNode
  /** What can be done with it. */
  actions: ReactNode
}

/** One of an {@link ItemList}. */
export function Item({ icon, name, facts, children, actions }: ItemProps) {
  return (
    <li className={classes.item}>
      <span className={classes.icon}>{icon}</span>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.facts}>{facts}</p>
        {children}
      </div>
      <span className={classes.actions}>{actions}</span>
    </li>
  )
}
