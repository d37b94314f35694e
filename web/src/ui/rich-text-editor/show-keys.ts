import type { Translate } from '../../lib/i18n.ts'

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** Keys as they are written on the keyboard of this reader. */
export function showKeys(keys: string, t: Translate): string {
  const names: Record<string, string> = isApple()
    ? { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
    : { Mod: t('Ctrl'), Alt: 'Alt', Shift: t('Shift') }
  return keys
    .split('+')
    .map((key) => names[key] ?? key)
    .join(isApple() ? '' : '+')
}
