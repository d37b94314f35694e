/** Names of tables that WOFF 2 writes as a number (W3C, WOFF File Format 2.0, section 4.1), in the order of these. */
export const WOFF2_TAGS: readonly string[] = [
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX',
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat',
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill',
].flatMap((line) =>
  line
    .padEnd(Math.ceil(line.length / 5) * 5)
    .match(/.{4} /g)!
    .map((tag) => tag.slice(0, 4)),
)
