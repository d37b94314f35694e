import { shippedLines } from '../contract/shipped-lines.ts'

const HEADING = 'There was an issue loading this page'
const TEXT = 'Please try again later'

/** What visitors see when not even the frame of the site could be rendered: needs no database, script or file. */
export function failureDocument(acceptLanguage: string | undefined): string {
  const isFrench = /^\s*fr\b/i.test(acceptLanguage ?? '')
  const say = (key: string) => (isFrench ? shippedLines[key]?.fr : shippedLines[key]?.en) ?? key
  return `<!DOCTYPE html>
<html lang="${isFrench ? 'fr' : 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say(HEADING)}</title>
<body style="display:grid;place-content:center;min-height:100vh;margin:0;padding:0 24px;background:#0c1015;color:#e8ebf0;font:16px/1.5 system-ui,sans-serif;text-align:center">
<main>
<h1 style="margin:0 0 8px;font-size:28px;line-height:1.2">${say(HEADING)}</h1>
<p style="margin:0 0 24px;color:#a3adba">${say(TEXT)}</p>
<p style="margin:0"><a href="" style="color:#ffb347">${say('Try again')}</a></p>
</main>
</body>
</html>
`
}
