import classes from './rich-text.module.css'

/** A formatted text. @param html as the server shows it, with nothing in it but what texts may hold */
export function RichText({ html }: { html: string }) {
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />
}
