/**
 * As a `ref`: the field has the focus the moment it is in the page, behind what stands in it, so that no letter is lost
 * of what is typed right after the keys that opened it.
 */
export function focusFirst(field: HTMLInputElement | null): void {
  field?.focus({ preventScroll: true })
  field?.setSelectionRange(field.value.length, field.value.length)
}
