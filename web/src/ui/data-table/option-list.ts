import classes from './filter-popover.module.css'

/** For fields that choose from a list: it scrolls itself, as those who move in it by the keyboard expect. */
export const OPTION_LIST = {
  withScrollArea: false,
  classNames: { options: classes.options ?? '' },
  comboboxProps: { withinPortal: false },
} as const
