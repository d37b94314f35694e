/** What is wrong with a font that somebody sent, as a line for them. */
export class FontFault extends Error {
  constructor(line: string, options?: ErrorOptions) {
    super(line, options)
    this.name = 'FontFault'
  }
}

export const brokenFont = (cause?: unknown) => new FontFault('This font is broken.', { cause })
