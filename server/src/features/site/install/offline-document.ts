import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'

const escapeHtml = (text: string) =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`)

/** What an installed site shows without the network: needs no script and no other file. Its link asks for the same page again. */
export function offlineDocument({
  language,
  site,
  t,
}: {
  language: string
  site: string
  t: TranslateLine
}): string {
  const say = (key: string) => escapeHtml(t(key))
  return `<!DOCTYPE html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('You are offline')} · ${escapeHtml(site)}</title>
<style>
:root{color-scheme:dark light;--ground:#0c1015;--text:#e8ebf0;--dim:#a3adba;--accent:#ffb347}
@media (prefers-color-scheme:light){:root{--ground:#faf7f1;--text:#1f1a14;--dim:#5f574b;--accent:#8a4f00}}
body{display:grid;place-content:center;min-height:100vh;margin:0;padding:0 24px;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif;text-align:center}
h1{margin:0 0 8px;font-size:28px;line-height:1.2}
p{margin:0 0 24px;color:var(--dim)}
a{color:var(--accent)}
</style>
<body>
<main>
<h1>${say('You are offline')}</h1>
<p>${say('This page needs the network. Nothing that you did is lost by trying again.')}</p>
<a href="">${say('Try again')}</a>
</main>
</body>
</html>
`
}
