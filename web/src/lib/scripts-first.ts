/** For a script of the head that {@link scriptsFirst} shall put before the styles. */
export const FIRST = { 'data-first': '' }

const FIRST_SCRIPTS = /<script data-first=.*?<\/script>/gs

/**
 * Puts these scripts at the beginning of the head. React writes styles before everything else, and a browser runs no
 * script before the styles above it have come: it would read nothing of the page in the meantime.
 */
export function scriptsFirst(html: string): string {
  const end = html.indexOf('</head>')
  const scripts: string[] = []
  const head = html.slice(0, end).replace(FIRST_SCRIPTS, (script) => {
    scripts.push(script)
    return ''
  })
  return head.replace('<head>', () => `<head>${scripts.join('')}`) + html.slice(end)
}
