import classes from './watch-panel-room.module.css'

/** The room of a player that is on its way, so that what stands below it stays where it is. */
export const WatchPanelRoom = () => <div className={classes.room} aria-hidden />
