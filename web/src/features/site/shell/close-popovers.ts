/** Popovers close by themselves on a click outside and on Escape, but not when one of their links navigates. */
export function closePopovers(): void {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
    open.hidePopover()
}
